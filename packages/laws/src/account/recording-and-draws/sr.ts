import { opposite } from '@jadoube/chess'
import { plural } from '@jadoube/clock'
import type { RecordingAndDraws } from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const

const lastEntries = (count: number) =>
  count === 1
    ? 'последњи упис'
    : plural('sr', count, {
        one: `последњих ${count} уписа`,
        few: `последња ${count} уписа`,
        other: `последњих ${count} уписа`,
      })

export const recordingAndDraws: RecordingAndDraws = {
  events: {
    'draw-offered': e => {
      if (e.claim !== null) return ''
      return `${who[e.by]} нуди реми.${e.void === undefined ? '' : ' Услов не важи.'}`
    },
    'offer-lapsed': e => {
      if (e.how === 'rejected')
        return `Одбијена је понуда ремија коју је дао ${who[e.by].toLowerCase()}.`
      return e.how === 'touched-piece'
        ? `${who[opposite(e.by)]} додиром фигуре одбија реми.`
        : `Више не важи понуда ремија коју је дао ${who[e.by].toLowerCase()}.`
    },
    'draw-consent-given': () => 'Судија допушта договор о ремију.',
    'written-in-advance': e => `${who[e.by]} тај потез још није одиграо.`,
    'entries-struck': e => `${who[e.by]} у записнику прецртава ${lastEntries(e.entries)}.`,
    'offer-recorded': e => `${who[e.by]} бележи понуду ремија.`,
    'scoresheet-due': e => `${who[e.player]} мора да допуни записник пре него што одигра потез.`,
    'scoresheet-completed': e => `Записник ${whose[e.player]} је допуњен.`,
    'scoresheet-borrowed': e => `${who[e.by]} узима противников записник да допуни свој.`,
    'scoresheet-returned': e => `${who[e.by]} враћа противников записник.`,
    'scoresheet-replaced': e => `Судија замењује електронски записник ${whose[e.player]}.`,
    'recording-passed-to-arbiter': () =>
      'Ниједан играч више не мора да записује. Потезе записује судија.',
    'reconstruction-begun': () =>
      'Судија бележи позицију, времена и број потеза; партија се реконструише на другој табли.',
    'next-period-begun': e => `Следећи потез ${whose[e.player]} је први у следећем периоду.`,
  },
  breaches: {
    'score.no-advance': player => `${player} је записао потез пре него што га је одиграо.`,
    'note.algebraic-only': player =>
      `${player} не записује алгебарском нотацијом, која једина важи.`,
    'score.before-next': player => `${player} није записао свој последњи потез.`,
    'score.mark-offer': player => `${player} није забележио понуду ремија.`,
    'score.update-after-flag': player => `${player} игра пре него што је допунио записник.`,
    'score.one': player => `${player} игра пре него што је допунио записник.`,
    'score.neither': player => `${player} игра пре него што је допунио записник.`,
    'score.borrow': player => `${player} игра пре него што врати противников записник.`,
  },
  claims: {
    reconstruction: 'да ли је било могуће допунити записнике?',
    'signed-result': 'играчи су потписали различите резултате',
    'draw-agreement': 'договор о ремију',
  },
  effects: { 'next-period': 'следећи потез је први у следећем периоду' },
  refusals: {
    'cannot-be-withdrawn': 'понуда ремија или рекламација не може се повући',
    'no-open-offer': 'ниједна понуда ремија не важи',
    'take-back-not-allowed': 'у овој партији потези се не враћају',
    'take-back-already-asked': 'већ је тражено да се потез врати',
    'no-take-back-asked': 'нико није тражио да се потез врати',
    'own-take-back': 'играч не може да пристане на сопствену молбу',
    'no-move-to-take-back': 'играч још није одиграо потез који би вратио',
    'own-offer': 'играч не може да одговори на сопствену понуду',
    'offer-already-open': 'понуда ремија већ важи',
    'draw-needs-consent':
      'по правилнику такмичења за договор о ремију потребна је сагласност судије',
    'agreement-too-early':
      'о ремију се не може договорити пре него што оба играча одиграју прописани број потеза',
    'claim-lost-by-touching': 'играч је већ додирнуо фигуру, па је за ову рекламацију прекасно',
    'claim-not-in-laws': 'по правилима ове партије такве рекламације нема',
    'claim-not-now': 'сада се ова рекламација не може уложити',
    'approval-not-in-laws': 'ова правила не познају електронску потврду; резултат се потписује',
    'nothing-to-strike': 'толико уписа нема у записнику',
    'scoresheet-not-to-borrow': 'играч сада не сме да узме противников записник',
    'no-scoresheet-to-return': 'играч нема противников записник',
    'written-move-stands': 'потез који је први записан не може се променити',
    'already-signed': 'играч је већ потписао',
    'result-unknown': 'то није резултат',
    'nothing-to-sign': 'партија још нема резултат',
    'points-not-normal': 'такви бодови се за партију не могу добити',
  },
}
