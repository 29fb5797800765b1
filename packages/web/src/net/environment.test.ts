import { expect, test } from 'vitest'
import { socketQuery } from './environment.js'

test.each([
  ['/board/kY3bq1Zr0aQ', '?board=kY3bq1Zr0aQ'],
  ['/embed/board/kY3-q1_r0aQ', '?board=kY3-q1_r0aQ'],
  ['/event/q9Zbq1Zr0aQ/standings', '?event=q9Zbq1Zr0aQ'],
  ['/embed/event/q9Zbq1Zr0aQ', '?event=q9Zbq1Zr0aQ'],
  ['/event', ''],
  ['/', ''],
  ['/laws/board/4.3', ''],
])('the connection of the page %s names its board or event', (path, place) => {
  expect(socketQuery(path)).toBe(place)
})
