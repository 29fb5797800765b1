import type { WrittenLanguage } from '../explanations/language.js'

/**
 * Words that must not be used for a term, by the id of the term: another word was chosen, and
 * readers should see only one. Each entry is the source of a regular expression that must match a
 * whole word. `scripts/vocabulary.test.ts` looks for them in all texts for people.
 */
export const avoided: Readonly<
  Record<string, Readonly<Partial<Record<WrittenLanguage, readonly string[]>>>>
> = {
  edition: { fi: ['laito(s|ksen|kses\\w*|sta|kseen)'] },
  article: { fi: ['artikla\\w*', 'artikl\\w*'] },
  queen: { fi: ['daami\\w*'] },
  'touch-move': { cs: ['dotčen\\w*'], fi: ['kosketetun nappulan sään\\w+'] },
  'i-adjust': {
    cs: ['uprav\\w+ (kám|kam)en\\w*', 'úprav\\w+ kamen\\w*', 'ohlášen\\w+ úprav\\w+'],
    fi: ['korja\\w+ nappul(oita|at|an(?! sijain))'],
  },
  castling: { fi: ['linnoittaut\\w+'] },
  'to-make-a-move': {
    sl: ['naredi(te|ti|l\\w*)? potez\\w+', 'povle(či|čite|kel) potez\\w+'],
    sr: ['одиграва(ју)?', '(повући|повукао) потез', 'потез се извршава'],
  },
  'to-release': { sl: ['spusti\\w* figuro'], sr: ['пуштен\\w*'] },
  'to-press-the-clock': { sl: ['pritisk\\w* ure'], sr: ['притис(ак|ка|ком) сата'] },
  'to-displace': { fi: ['siirtyn(yt|eet|eitä) nappula\\w*'] },
  'to-complete-a-move': {
    sl: ['potez\\w+ (je )?dokončan\\w*', 'dokončan\\w+ potez\\w+'],
    sr: ['потез завршен\\w*'],
  },
  'illegal-move': { cs: ['nemožn(ý|ého|ému|ém|ým|é|ých) tah\\w*', 'neplatn(ý|ého|é) tah\\w*'] },
  'correct-claim': { sr: ['рекламација (је|није) оправдана'], fi: ['oikea vaatimus'] },
  flag: { fi: ['vip(pu|un|ut|ua|ulla)'] },
  'adequate-supervision': {
    sl: ['(ne)?zadost(en|nega|nem|nim) nadzor\\w*'],
    sr: ['(не)?довољ(ан|ног|ним) надзор\\w*'],
    cs: ['odpovídající\\w* dohled\\w*', 'přiměřen\\w+ doz\\w+'],
    fi: ['riittävä\\w* valvon\\w+'],
  },
  'sealed-move': { fi: ['sinetöi\\w+', 'kuoreen suljettu siirto'] },
  adjournment: {
    cs: [
      'partie (je|byla) odložena',
      'odložit partii',
      'odložení partie',
      'přerušen\\w+ pozic\\w+',
    ],
  },
  'intended-move': { sl: ['najav\\w+'] },
  claim: { sl: ['odločit\\w+ (se |je )?odlož\\w+'] },
  'normal-means': {
    sl: ['na normalen način'],
    sr: ['уобичајеним средствима'],
    cs: ['běžnými prostředky', 'nesnaží vyhrát normálními prostředky'],
    fi: ['tavanomaisin keinoin'],
  },
  'playing-area': { sr: ['игралишт\\w+'], fi: ['pelialue\\w*'] },
  'default-time': { fi: ['odotusaik\\w+'] },
  'electronic-device': { cs: ['přístroj\\w*'] },
  disability: { sl: ['invalidn\\w+ igral\\w+'] },
  'time-control': { sl: ['igraln\\w+ temp\\w+'] },
  chess960: { sl: ['šah\\w* 960'], sr: ['шах\\w*960'] },
  points: { sr: ['поен\\w*'] },
  warning: {
    sl: ['opozoril(o|a|u|om) (igralcu|belemu|črnemu)'],
    sr: ['упозорењ(е|а) (играчу|белом|црном)'],
  },
  'exclusion-from-rounds': { sl: ['iz krogov'], sr: ['искључење из кола'] },
  repetition: {
    cs: ['patery? výskyt\\w*', 'paterý'],
    fi: [
      'kolmannesti toistuva\\w*',
      'viidennesti toistuva\\w*',
      'toistuminen (kolmannen|viidennen) kerran',
    ],
    sr: ['(тро|пето)струко понављањ\\w*'],
  },
  resumption: { fi: ['jatkoai\\w+'] },
  'chess-clock': { sr: ['часовни(к|ка|ку|ком|ци|ке|цима)'] },
  chessboard: {
    sl: ['varovan\\w+ šahovnic\\w+'],
    sr: ['чуван\\w+ табл\\w+'],
    cs: ['hlídan\\w+ šachovnic\\w+'],
    fi: ['vartioi\\w+ lau\\w+'],
  },
  'to-touch': { sr: ['дотак(ао|ла|ло|нут\\w*)'] },
  promotion: {
    sl: ['kmet\\w* (na \\w+ \\w+ )?(ni|je) (bil )?zamenjan\\w*'],
    sr: ['пешак\\w* (на \\w+ \\w+ )?(није|је) замењен\\w*'],
    cs: ['pěšec (na \\w+ \\w+ )?nebyl vyměněn'],
    fi: ['sotilasta ei vaihdettu\\w*'],
  },
  forfeit: {
    sl: ['zmaga brez igre', 'poraz brez igre'],
    sr: ['(победа|пораз|побеђује|губе|губи) без игре'],
    fi: ['(voitto|tappio|voittaa|häviää) pelaamatta'],
  },
  regulations: {
    sl: ['pravilnik\\w*'],
    sr: ['правил(а|има) (такмичења|турнира)'],
    cs: ['propozic\\w*'],
    fi: ['kilpailumääräy\\w*'],
  },
  'playing-venue': { sl: ['prizorišč\\w*'] },
  'initial-position': {
    cs: [
      'základní pozic\\w*',
      'základní\\w* postavení\\w*',
      'chybn\\w+ (počáteční\\w* )?postavení',
    ],
  },
  'reversed-colours': {
    sr: ['замењен\\w* бој\\w+', 'бој(е|а|ама) ((су|нису) )?(биле )?замењен\\w*'],
    cs: [
      '(zaměněn|prohozen)\\w* barv\\w*',
      'barvy (ne)?byly zaměněn\\w*',
      'byly barvy zaměněn\\w*',
    ],
  },
  arbiter: { cs: ['(za)?vol(at|al|á|ejte) rozhodčí\\w*', '(za)?volán\\w* rozhodčí\\w*'] },
  'laws-of-chess': { cs: ['dodat(ek|ku|kem) pravidel'], fi: ['(?<!nopean )shakin sään\\w+'] },
  'delay-mode': { fi: ['bronstein-viiv\\w+'] },
  'standard-chess': { sl: ['standardni šah'], fi: ['normaali shakki'] },
  result: { sl: ['(?<!točkovn\\w+ )izid(a|u|i|om|ov|em|e)?'] },
  'to-resign': { sl: ['predaj(a|e|i|o)'], cs: ['vzdání se'] },
  appeal: {
    sl: ['pritož(ba|be|bo|i|iti) na(d)? (?!tem)\\w+'],
    cs: ['stížnost\\w* proti rozhodnutí'],
  },
}
