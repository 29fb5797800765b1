import type { RuleId } from './sections/index.js'

/**
 * Other ids of rules, and the rules that each of them means, the closest first. Some are synonyms,
 * others are broader and combine several rules.
 */
export const otherIds: Readonly<Record<string, readonly RuleId[]>> = {
  'preface.scope.otb': ['scope.otb'],
  'preface.parts': ['scope.two-parts'],
  'preface.authentic-english': ['scope.edition-by-date'],
  'preface.gender': ['scope.gender'],
  'preface.gaps-by-analogy': ['preface.analogy'],
  'preface.arbiter-judgement': ['preface.judgement', 'preface.accept-view'],
  'preface.federation-rules': [
    'preface.federation.no-conflict',
    'preface.federation.territory',
    'preface.federation.not-fide-events',
  ],
  'preface.ask-fide': ['preface.fide-ruling'],
  'fi.note.phone': ['fi.phone-1-remark', 'fi.phone-2-warning', 'fi.phone-3-loss', 'fi.phone-rated'],
  'fi.note.lateness': ['fi.default-30', 'fi.default-override'],
  'fi.note.changes': ['fi.note-claim-penalty', 'fi.note-draw-ban'],
  'fi.blitz': ['fi.note.fi-blitz-applies'],
  // Article 6.11 of 2009 became Guidelines III.3.1.
  'flag.both-unknown-nonfinal': ['qpf.both-flags.not-last'],
  'flag.both-unknown-final': ['qpf.both-flags.last'],
  // Article 10 of 2009 became Guidelines III.
  'qpf.definition': ['qpf.def'],
  'qpf.claim': ['qpf.claim.when'],
  'qpf.call': ['qpf.claim.act'],
  'qpf.grant': ['qpf.rule.agree', 'qpf.rule.postpone-or-reject'],
  'qpf.postpone': ['qpf.postpone.time', 'qpf.postpone.play-on', 'qpf.postpone.decide-when'],
  'qpf.late-draw': ['qpf.postpone.draw-test'],
  'qpf.reject': ['qpf.reject.time'],
}
