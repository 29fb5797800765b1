import type { Explanations } from '../explanation.js'

/** Appendix C: algebraic notation. */
export const appendixCNotation: Explanations = {
  'note.algebraic-only':
    'Na turnirjih in dvobojih FIDE je priznana samo algebraična notacija. Priporoča se tudi za šahovske knjige in revije.',
  'note.evidence':
    'Zapisnik, ki ni v algebraični notaciji, ne more biti dokaz tam, kjer se igralčev zapisnik običajno uporablja kot dokaz, na primer pri reklamaciji.',
  'note.warn':
    'Sodnik, ki opazi, da igralec ne zapisuje v algebraični notaciji, naj ga opozori, da je ta obvezna.',
  'note.piece-word': 'V opisu notacije beseda »figura« pomeni vsako figuro razen kmeta.',
  'note.letter':
    'Vsaka figura se označi z eno veliko črko. V slovenščini: K = kralj, D = dama, T = trdnjava, L = lovec, S = skakač.',
  'note.letter.national':
    'Igralec sme uporabljati črke za figure, ki so običajne v njegovi državi, na primer B (bishop) ali F (fou) za lovca. V enem zapisniku se uporabljajo črke enega jezika.',
  'note.figurines': 'V tisku se namesto črk priporočajo simboli figur.',
  'note.pawn-no-letter':
    'Kmet nima črke; njegove poteze se spoznajo po tem, da je ni. Piše se e5, d4, a5, in ne ke5, kd4, ka5; Kd4 je poteza kralja.',
  'note.files':
    'Osem linij je označenih z malimi črkami od a do h, od leve proti desni z gledišča belega in od desne proti levi z gledišča črnega.',
  'note.ranks': 'Osem vrst je oštevilčenih od 1 do 8, začenši na strani belega.',
  'note.ranks.initial':
    'V začetni poziciji stojijo figure belega na 1. in njegovi kmetje na 2. vrsti, figure črnega na 8. in njegovi kmetje na 7. vrsti.',
  'note.square-unique':
    'Vsako od 64 polj ima natanko eno ime: črko linije in številko vrste, na primer e4.',
  'note.piece-move':
    'Poteza s figuro se zapiše s črko figure in s poljem, na katero figura pride: Le5, Sf3, Td1.',
  'note.no-hyphen': {
    text: 'Med črko figure in ciljnim poljem ni treba pisati vezaja: zadostuje Sf3.',
    in: {
      'fide-2009': 'Med črko figure in ciljnim poljem se vezaj ne piše: Sf3.',
    },
  },
  'note.pawn-move':
    'Pri potezi s kmetom, ki ničesar ne jemlje, se zapiše samo ciljno polje: e5, d4, a5.',
  'note.long-form':
    'Sprejemljiva je tudi dolga oblika, pri kateri pred ciljnim poljem stoji izhodiščno: Lb2e5, Sg1f3, Ta1d1, e7e5, d2d4, a6a5.',
  'note.capture.piece':
    'Kadar figura jemlje, sme med njeno črko in ciljnim poljem stati x: Lxe5, Sxf3, Txd1. Znak x ni obvezen; zadostuje Le5.',
  'note.capture.pawn-file':
    'Kadar jemlje kmet, je treba zapisati linijo, s katere je prišel, nato po želji x in nato ciljno polje: dxe5 ali de5. Samo ciljno polje ne zadostuje.',
  'note.ep.square':
    'Pri jemanju mimogrede se zapiše polje, na katerem konča kmet, ki jemlje, in ne tisto, na katerem je stal vzeti kmet: exd6.',
  'note.ep.mark': {
    text: 'Po jemanju mimogrede se sme dodati e.p.: exd6 e.p. Dodatek ni obvezen.',
    in: {
      'fide-2009': 'Po jemanju mimogrede se doda e.p.: exd6 e.p.',
      'finland-2009': 'Po jemanju mimogrede se doda e.p. ali o.l.: exd6 e.p. ali exd6 o.l.',
    },
  },
  'note.ambig.same-rank':
    'Če lahko na isto polje gresta dve enaki figuri z iste vrste, se zapišejo črka figure, linija izhodiščnega polja in ciljno polje: Sgf3 za skakača z g1, Sef3 za skakača z e1.',
  'note.ambig.same-file':
    'Če lahko na isto polje gresta dve enaki figuri z iste linije, se zapišejo črka figure, vrsta izhodiščnega polja in ciljno polje: S5f3 za skakača z g5, S1f3 za skakača z g1.',
  'note.ambig.other':
    'Če enaki figuri, ki lahko gresta na isto polje, stojita na različnih vrstah in različnih linijah, se za razlikovanje priporoča linija izhodiščnega polja: Shf3 za skakača s h2, Sdf3 za skakača z d4.',
  'note.ambig.examples':
    'Na f3 lahko skočita dva skakača. Z g1 in e1: Sgf3 ali Sef3. Z g5 in g1: S5f3 ali S1f3. S h2 in d4: Shf3 ali Sdf3.',
  'note.ambig.capture':
    'Če ena od dveh enakih figur, ki lahko prideta na polje, tam jemlje, se sme pred ciljno polje vriniti x: Sgxf3, S5xf3, Shxf3.',
  'note.ambig.pawns':
    'Če lahko isto figuro vzameta dva kmeta, se zapišejo izhodiščna linija, x in ciljno polje: z belima kmetoma na c4 in e4 cxd5 ali exd5.',
  'note.promotion':
    'Pri promociji se zapiše poteza kmeta in takoj za njo črka nove figure: d8D, exf8S, b1L, g1T. Znaka = vmes ni.',
  'note.draw-offer': 'Ponudba remija se označi z (=).',
  'note.castle.short':
    '0-0, z ničlama, pomeni malo rokado: rokado s trdnjavo s polja h1 ali h8, torej na kraljevo stran.',
  'note.castle.long':
    '0-0-0, z ničlami, pomeni veliko rokado: rokado s trdnjavo s polja a1 ali a8, torej na damino stran.',
  'note.sign.capture': 'Znak x pomeni jemanje.',
  'note.sign.check': 'Znak + za potezo pomeni šah.',
  'note.sign.mate': {
    text: 'Znak ++ ali # za potezo pomeni mat. ++ ne pomeni dvojnega šaha.',
    in: {
      'finland-2009':
        'Znak ++, # ali X za potezo pomeni mat. ++ ne pomeni dvojnega šaha, veliki X pa ne jemanja.',
    },
  },
  'note.sign.ep': {
    text: 'Znak e.p. za potezo pomeni jemanje mimogrede.',
    in: {
      'finland-2009': 'Znak e.p. ali o.l. za potezo pomeni jemanje mimogrede.',
    },
  },
  'note.optional-signs': {
    text: 'Znaki za jemanje, šah, mat in jemanje mimogrede se smejo izpustiti; znaka za rokado ne.',
    in: {
      'fide-2009':
        'Znaki za šah, mat in jemanje se smejo izpustiti; znaki za rokado in jemanje mimogrede se pišejo.',
    },
  },
  'note.sample': {
    text: 'Vzorčna partija kaže, kako se zapisujejo poteze: enkrat z vsemi znaki, enkrat brez neobveznih in enkrat v dolgi obliki. Je le ponazoritev notacije in ne določa ničesar novega.',
    in: {
      'fide-2018':
        'Vzorčna partija kaže, kako se zapisujejo poteze: enkrat z vsemi znaki in enkrat brez neobveznih. Je le ponazoritev notacije in ne določa ničesar novega.',
      'fide-2017':
        'Vzorčna partija kaže, kako se zapisujejo poteze: enkrat z vsemi znaki in enkrat brez neobveznih. Je le ponazoritev notacije in ne določa ničesar novega.',
      'fide-2009':
        'Vzorčna partija kaže, kako se zapisujejo poteze, z vsemi znaki. Je le ponazoritev notacije in ne določa ničesar novega.',
    },
  },
}
