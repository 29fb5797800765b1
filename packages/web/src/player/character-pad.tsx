import { language, words } from '../i18n/language.js'

/** The characters of a move, to be tapped: pieces in the reader's letters, squares, symbols. */
export function CharacterPad({
  onCharacter,
  onErase,
}: {
  readonly onCharacter: (sign: string) => void
  readonly onErase: () => void
}) {
  const { board, seat: t } = words()
  const castling = language.value === 'en' ? ['O-O', 'O-O-O'] : ['0-0', '0-0-0']
  const rows = [
    [...board.letters, 'x', '=', '+', '#'],
    [...'abcdefgh'],
    [...'12345678'],
    [...castling, '(=)'],
  ]
  return (
    <div class="character-pad" role="group" aria-label={t.keys}>
      {rows.map((row, index) => (
        <div class="characters" key={row.join('')}>
          {row.map(sign => (
            <button type="button" class="button" key={sign} onClick={() => onCharacter(sign)}>
              {sign}
            </button>
          ))}
          {index === rows.length - 1 && (
            <button type="button" class="button" onClick={onErase}>
              {t.erase}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
