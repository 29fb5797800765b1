import type { Explanations } from '../explanation.js'

/** Article 3: the moves of the pieces. */
export const article03: Explanations = {
  'move.no-own-square':
    'S figuro ni dovoljeno igrati na polje, na katerem stoji figura iste barve.',
  'move.capture':
    'Figura, ki se premakne na polje, na katerem stoji nasprotnikova figura, to figuro vzame. Vzeta figura se odstrani s šahovnice kot del iste poteze.',
  'attack.piece':
    'Figura napada nasprotnikovo figuro, če bi jo na njenem polju po pravilih svojega gibanja lahko vzela.',
  'attack.pinned-attacks':
    'Figura napada polje tudi tedaj, ko se nanj sama ne sme premakniti, ker bi bil potem napaden kralj njene barve.',
  'move.bishop':
    'Lovec se lahko premakne na katerokoli polje na diagonalah, na katerih stoji, če mu na poti ne stoji nobena figura.',
  'move.rook':
    'Trdnjava se lahko premakne na katerokoli polje na liniji ali vrsti, na kateri stoji, če ji na poti ne stoji nobena figura.',
  'move.queen':
    'Dama se lahko premakne na katerokoli polje na liniji, vrsti ali diagonalah, na katerih stoji, če ji na poti ne stoji nobena figura.',
  'move.sliders-blocked': 'Lovec, trdnjava in dama ne smejo preskočiti nobene figure.',
  'move.knight':
    'Skakač se premakne dve polji naravnost in eno vstran, torej na eno od najbližjih polj zunaj svoje vrste, linije in diagonal. Figure na poti ga ne ovirajo.',
  'pawn.one-step':
    'Kmet se lahko premakne za eno polje naravnost naprej po svoji liniji, če to polje ni zasedeno.',
  'pawn.two-step':
    'V svoji prvi potezi se lahko kmet po svoji liniji namesto za eno premakne za dve polji naprej, če nobeno od obeh polj ni zasedeno.',
  'pawn.capture':
    'Kmet jemlje za eno polje naprej po diagonali. Tja se sme premakniti samo, če na tem polju stoji nasprotnikova figura; edina izjema je jemanje mimogrede.',
  'pawn.en-passant':
    'Če se je nasprotnikov kmet pravkar premaknil za dve polji in zdaj stoji tik ob igralčevem kmetu, ga ta lahko vzame, kot da se je premaknil samo za eno polje: premakne se na preskočeno polje, vzeti kmet pa se odstrani. To je jemanje mimogrede (en passant).',
  'pawn.en-passant-now':
    'Jemanje mimogrede je dovoljeno samo v potezi neposredno po tem, ko se je kmet premaknil za dve polji. Pozneje te pravice ni več.',
  'pawn.promote-must':
    'Kmeta, ki pride na vrsto, najbolj oddaljeno od njegovega začetnega položaja, je treba v isti potezi in na polju, na katero je prišel, zamenjati z novo damo, trdnjavo, lovcem ali skakačem iste barve. To je promocija.',
  'pawn.promote-any':
    'Izbira nove figure pri promociji je prosta. Ni odvisna od tega, katere figure so že bile vzete; igralec ima lahko na primer dve dami.',
  'pawn.promote-effect':
    'Nova figura deluje takoj v polni moči; že s samo promocijo lahko da šah ali mat.',
  'king.step':
    'Kralj se lahko premakne na katerokoli sosednje polje, ki ga ne napada nobena nasprotnikova figura.',
  'castle.definition':
    'Pri rokadi gre kralj s svojega začetnega polja po igralčevi prvi vrsti za dve polji proti eni od njegovih trdnjav, ki mora prav tako stati na svojem začetnem polju; ta trdnjava nato pride na polje, čez katero je šel kralj. Vse skupaj je ena poteza, in sicer poteza kralja.',
  'castle.lost-king':
    'Ko se je kralj premaknil, je pravica do rokade izgubljena do konca partije, in sicer z obema trdnjavama.',
  'castle.lost-rook':
    'Ko se je trdnjava premaknila, je pravica do rokade s to trdnjavo izgubljena do konca partije. Na pravico do rokade z drugo trdnjavo to ne vpliva.',
  'castle.barred-attack':
    'Rokada ni mogoča, dokler nasprotnikova figura napada polje, na katerem stoji kralj, polje, ki ga mora prečkati, ali polje, na katero naj bi prišel. Napad na trdnjavo ali na drugo polje ni pomemben.',
  'castle.barred-blocked':
    'Rokada ni mogoča, dokler med kraljem in trdnjavo, s katero naj bi se rokiralo, stoji katerakoli figura.',
  'check.definition':
    'Kralj je v šahu, kadar ga napada vsaj ena nasprotnikova figura, tudi če se ta sama ne sme premakniti, ker bi bil potem napaden njen kralj.',
  'check.no-self-check':
    'Z nobeno figuro ni dovoljeno izvršiti poteze, ki bi kralja iste barve izpostavila šahu ali ga pustila v šahu.',
  'move.legal':
    'Poteza je pravilna, kadar ustreza vsem pravilom o gibanju figur, ki zanjo veljajo, tudi temu, da igralčev kralj po njej ni napaden.',
  'move.illegal': 'Poteza je nepravilna, kadar krši katerokoli pravilo o gibanju figur.',
  'position.illegal':
    'Pozicija je nepravilna, kadar do nje iz začetne pozicije ni bilo mogoče priti z nobenim zaporedjem pravilnih potez.',
}
