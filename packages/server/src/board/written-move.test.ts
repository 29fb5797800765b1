import { parsePgn } from '@jadoube/chess'
import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { verifyRecord } from '../record/verify.js'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

async function woodenBoard(regulations: object = {}) {
  const { board, links } = await newGame(server.url, {
    medium: 'scoresheet',
    timeControl: null,
    boardKind: 'physical',
    laws: 'fide-2023',
    regulations,
  })
  const sit = (link: SeatLink) => TestClient.sit(server.url, link)
  const [white, black, arbiter] = await Promise.all([
    sit(links.white),
    sit(links.black),
    sit(links.arbiter),
  ])
  for (const player of [white, black]) await player.act(board, { act: 'arrive' })
  const write = async (player: TestClient, ...texts: readonly string[]) => {
    const answers = []
    for (const text of texts) answers.push((await player.act(board, { act: 'record', text })).type)
    return answers
  }
  const moves = async () => {
    const { body } = await get(`${server.url}/api/boards/${board}/pgn`)
    return parsePgn(String(body))[0]?.moves.map(({ text }) => text)
  }
  const record = async () =>
    String((await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)).body)
  return { board, links, white, black, arbiter, write, moves, record }
}

describe('a game on a wooden board', () => {
  test('continues with the move that either player writes down first, and plays it once', async () => {
    const { white, black, write, moves, record } = await woodenBoard()
    expect(await write(white, 'e4', 'e5', 'Nf3')).toEqual(['ack', 'ack', 'ack'])
    expect(await write(black, 'e4', 'e5', 'Nf3', 'Nc6')).toEqual(['ack', 'ack', 'ack', 'ack'])
    expect(await moves()).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
    const text = await record()
    expect(text.match(/"cause":"scoresheet"/g)).toHaveLength(4)
    // Nobody has written anything in advance or too late.
    expect(text).not.toMatch(/"type":"(breach|written-in-advance)"/)
    expect(await verifyRecord(text)).toMatchObject({ ok: true })
  })

  test('refuses a move that cannot be played, without giving a reason', async () => {
    const { white, board, write, moves } = await woodenBoard()
    expect(await white.act(board, { act: 'record', text: 'Nf6' })).toMatchObject({
      type: 'refused',
      code: 'unreadable-move',
    })
    expect(await write(white, 'Nf3')).toEqual(['ack'])
    expect(await moves()).toEqual(['Nf3'])
  })

  test('refuses illegal moves, although a wooden board would allow them', async () => {
    const { white, black, board, write, moves, record } = await woodenBoard()
    await write(white, 'e4', 'e5', 'Nf3')
    await write(black, 'e4', 'd5')
    // White's king, Black's king written by White, a pawn three squares, on a line that differs
    // from the game.
    for (const [player, text] of [
      [white, 'Ke4'],
      [white, 'Ke6'],
      [white, 'a4'],
      [black, 'exd6'],
      [black, 'Ke3'],
    ] as const) {
      expect(await player.act(board, { act: 'record', text }), text).toMatchObject({
        type: 'refused',
        code: 'unreadable-move',
      })
    }
    expect(await moves()).toEqual(['e4', 'e5', 'Nf3'])
    // In Black's own line the pawn can be captured, so it stays on Black's sheet.
    expect(await write(black, 'exd5')).toEqual(['ack'])
    expect(await record()).not.toMatch(/irregularity|"legal":false/)
  })

  test('makes no illegal move for an entry that fits only the line of its own sheet', async () => {
    const { white, black, board, write, moves, record } = await woodenBoard()
    await write(white, 'e4', 'e5', 'Nf3')
    await write(black, 'e4', 'f6', 'Nf3')
    // Black's king can go there on Black's sheet, but in the game a pawn stands on f7.
    expect(await black.act(board, { act: 'record', text: 'Kf7' })).toMatchObject({
      type: 'refused',
      code: 'unreadable-move',
    })
    expect(await moves()).toEqual(['e4', 'e5', 'Nf3'])
    expect(await record()).not.toMatch(/irregularity|"legal":false/)
  })

  describe('whose scoresheets are not checked by regulation', () => {
    const unchecked = { scoresheetsChecked: false }

    test('takes every entry, and the game ends before the first that cannot be played', async () => {
      const { white, black, write, moves, record } = await woodenBoard(unchecked)
      const entries = ['e4', 'e5', 'Ke1-e3', 'Nc6', 'Ke3-e2']
      expect(await write(white, ...entries)).toEqual(entries.map(() => 'ack'))
      expect(await moves()).toEqual(['e4', 'e5'])
      // The opponent noticed and wrote what was played after the correction.
      expect(await write(black, 'e4', 'e5', 'Ke2')).toEqual(['ack', 'ack', 'ack'])
      expect(await moves()).toEqual(['e4', 'e5', 'Ke2'])
      const text = await record()
      // A slip of the pen is no illegal move, and nobody has written anything in advance.
      expect(text).not.toMatch(/irregularity|"legal":false|"type":"(breach|written-in-advance)"/)
      expect(await verifyRecord(text)).toMatchObject({ ok: true })
    })

    test('follows the sheet again once the entry is corrected', async () => {
      const { white, board, write, moves } = await woodenBoard(unchecked)
      await write(white, 'e4', 'e5', 'Ke1-e3', 'Nc6')
      expect(await white.act(board, { act: 'strike', entries: 2 })).toMatchObject({ type: 'ack' })
      await write(white, 'Ke2', 'Nc6')
      expect(await moves()).toEqual(['e4', 'e5', 'Ke2', 'Nc6'])
    })

    test('has no effect where the moves are made on the board here', async () => {
      const { board, links } = await newGame(server.url, {
        boardKind: 'physical',
        laws: 'fide-2023',
        regulations: unchecked,
      })
      const { body } = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
      expect(String(body)).not.toContain('scoresheetsChecked')
    })
  })

  test('shows the players neither the position, nor the moves, nor the opponent’s scoresheet', async () => {
    const { links, white, write } = await woodenBoard()
    await write(white, 'e4')
    const black = await TestClient.sit(server.url, links.black)
    const { view } = (await black.one('board')) as ServerMessage<'board'>
    expect(view).toMatchObject({ medium: 'scoresheet', scoresheets: { black: [] } })
    expect(view.scoresheets.white).toBeUndefined()
    expect(view.moves).toBeUndefined()
  })

  test('the arbiter is not called, but sees where the scoresheets differ', async () => {
    const { white, black, board, arbiter, write } = await woodenBoard()
    await write(white, 'e4', 'c5')
    await write(black, 'e4', 'e5')
    const { view } = await arbiter.one('board')
    expect(view.pending).toEqual([])
    const { body } = await get(`${server.url}/api/boards/${board}/pgn`)
    expect(String(body)).toContain('[Source "scoresheet"]')
  })

  describe('a move that was written wrongly', () => {
    const strike = (entries: number) => ({ act: 'strike', entries })
    const differs = async (links: Record<string, SeatLink>) => {
      const seen: unknown[] = []
      for (const side of ['white', 'black'] as const) {
        const player = await TestClient.sit(server.url, links[side] as SeatLink)
        const { view } = (await player.one('board')) as ServerMessage<'board'>
        seen.push(view.pending.find(({ kind }) => kind === 'scoresheets') ?? null)
        await player.close()
      }
      return seen
    }

    test('is struck out and rewritten, and the game follows if nobody else has written it', async () => {
      const { white, board, links, write, moves, record } = await woodenBoard()
      await write(white, 'e4', 'e5', 'Nh3', 'Nc6')
      expect(await white.act(board, strike(2))).toMatchObject({ type: 'ack' })
      await expect.poll(moves).toEqual(['e4', 'e5'])
      await write(white, 'Nf3', 'Nc6')
      expect(await moves()).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
      expect(await differs(links)).toEqual([null, null])
      const text = await record()
      // Struck-out entries stay in the record, and nobody is penalised for them.
      expect(text).toMatch(/"text":"Nh3"/)
      expect(text).toMatch(/"type":"entries-struck"/)
      expect(text).not.toMatch(/"type":"(breach|written-in-advance)"/)
      expect(await verifyRecord(text)).toMatchObject({ ok: true })
    })

    test('does not change the game while the opponent has a different move, and both are notified', async () => {
      const { white, black, board, links, write, moves } = await woodenBoard()
      await write(white, 'e4', 'e5', 'Nh3')
      await write(black, 'e4', 'e5', 'Nh3', 'Nc6')
      await white.act(board, strike(1))
      expect(await moves()).toEqual(['e4', 'e5', 'Nh3', 'Nc6'])
      await write(white, 'Nf3')
      expect(await moves()).toEqual(['e4', 'e5', 'Nh3', 'Nc6'])
      expect(await differs(links)).toEqual([
        { kind: 'scoresheets', ply: 3 },
        { kind: 'scoresheets', ply: 3 },
      ])
      // Black looks at the board and corrects too: the game follows both.
      await black.act(board, strike(2))
      await write(black, 'Nf3', 'Nc6')
      expect(await moves()).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
      expect(await differs(links)).toEqual([null, null])
    })

    test('is corrected by its writer if the opponent had the right move all along', async () => {
      const { white, black, board, links, write, moves, record } = await woodenBoard()
      await write(white, 'e4', 'e5', 'Nh3', 'Nc6')
      await write(black, 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5')
      expect((await differs(links))[1]).toMatchObject({ ply: 3 })
      await white.act(board, strike(2))
      await write(white, 'Nf3', 'Nc6', 'Bb5', 'a6')
      expect(await moves()).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'])
      await write(black, 'a6')
      expect(await differs(links)).toEqual([null, null])
      expect(await record()).not.toMatch(/"type":"breach"/)
    })

    test('no more entries can be struck out than were written', async () => {
      const { white, board, write } = await woodenBoard()
      await write(white, 'e4')
      expect(await white.act(board, strike(2))).toMatchObject({ code: 'nothing-to-strike' })
      expect(await white.act(board, strike(0))).toMatchObject({ code: 'nothing-to-strike' })
    })
  })
})
