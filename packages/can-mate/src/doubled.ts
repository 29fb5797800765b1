/** A copy with twice the room. */
export function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  const array = new Int32Array(old.length * 2)
  array.set(old)
  return array
}
