import qrcode from 'qrcode-generator'

/** A link as a QR code for a phone's camera. Its modules are one path of unit squares. */
export function makeQr(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  const quiet = 4
  let path = ''
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`
  const side = size + 2 * quiet
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
}
