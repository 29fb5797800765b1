import { useEffect } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { words } from '../i18n/language.js'
import { lookWords } from '../i18n/look/words.js'
import {
  boards,
  contrasts,
  coordinateKinds,
  look,
  motions,
  pieceSets,
  themes,
} from '../look/look.js'
import { fetchPieces } from '../pieces/piece-sets.js'
import { SoundChoices } from '../sound/sound-choices.js'
import { BoardChoices, PieceChoices } from './pictured-choices.js'

/** The settings for appearance and sound: theme, boards and pieces, contrast, motion, sound. */
export function LookChoices() {
  const { frame } = words()
  const t = lookWords()
  const now = look.value
  // The menu shows pictures of all sets, so all are loaded with it.
  useEffect(() => {
    for (const set of pieceSets) void fetchPieces(set)
  }, [])
  return (
    <>
      <Choices
        legend={frame.theme}
        options={themes.map(each => [each, frame.themes[each]])}
        chosen={now.theme}
        onChoose={theme => {
          look.value = { ...now, theme }
        }}
      />
      <BoardChoices
        legend={t.board}
        options={boards.map(each => [each, t.boards[each]])}
        chosen={now.board}
        onChoose={board => {
          look.value = { ...now, board }
        }}
      />
      <PieceChoices
        legend={t.pieces}
        options={pieceSets.map(each => [each, t.pieceSets[each]])}
        chosen={now.pieces}
        onChoose={pieces => {
          look.value = { ...now, pieces }
        }}
      />
      <Choices
        legend={t.coordinates}
        options={coordinateKinds.map(each => [each, t.coordinateKinds[each]])}
        chosen={now.coordinates}
        onChoose={coordinates => {
          look.value = { ...now, coordinates }
        }}
      />
      <Choices
        legend={frame.contrast}
        options={contrasts.map(each => [each, frame.contrasts[each]])}
        chosen={now.contrast}
        onChoose={contrast => {
          look.value = { ...now, contrast }
        }}
      />
      <Choices
        legend={frame.motion}
        options={motions.map(each => [each, frame.motions[each]])}
        chosen={now.motion}
        onChoose={motion => {
          look.value = { ...now, motion }
        }}
      />
      <SoundChoices />
    </>
  )
}
