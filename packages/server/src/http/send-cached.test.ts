import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { CachedAnswers } from './send-cached.js'

test('cached answers take only so much memory: the oldest are made again', async () => {
  const answers = new CachedAnswers(1000)
  const made: string[] = []
  const app = Fastify()
  app.get('/:tag', async (request, reply) => {
    const { tag } = request.params as { tag: string }
    return answers.send(request, reply, {
      tag,
      make: () => {
        made.push(tag)
        if (tag === 'fault') throw new Error('it cannot be made')
        return tag.repeat(400)
      },
    })
  })
  const ask = async (tag: string) => (await app.inject(`/${tag}`)).statusCode
  for (const tag of ['a', 'b', 'a', 'b']) expect(await ask(tag)).toBe(200)
  expect(made).toEqual(['a', 'b'])
  expect(await ask('c')).toBe(200)
  // The first one had to give way to the third.
  for (const tag of ['b', 'c', 'a']) await ask(tag)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
  // A failed answer takes no place.
  for (let n = 0; n < 5; n++) expect(await ask('fault')).toBe(500)
  await ask('a')
  expect(made.filter(tag => tag === 'a')).toHaveLength(2)
  await app.close()
})
