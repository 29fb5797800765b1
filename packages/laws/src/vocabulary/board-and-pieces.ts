import type { Term } from './term.js'

/** The game, the chessboard and the pieces. */
export const boardAndPieces: readonly Term[] = [
  {
    id: 'game',
    forms: { en: 'game', sl: 'partija, igra', sr: 'партија', cs: 'partie, hra', fi: 'peli' },
  },
  {
    id: 'over-the-board',
    forms: {
      en: 'over the board',
      sl: 'za šahovnico',
      sr: 'за таблом',
      cs: 'u šachovnice',
      fi: 'lähishakki, laudan ääressä',
    },
    meaning: {
      en: 'Play with both opponents at one chessboard; the Laws cover no other kind, neither internet nor correspondence chess.',
      sl: 'Igra, pri kateri sta oba nasprotnika za isto šahovnico; drugih oblik, torej igre po internetu in dopisnega šaha, pravila ne zajemajo.',
      sr: 'Игра у којој су оба противника за истом таблом; друге облике, то јест игру преко интернета и дописни шах, правила не обухватају.',
      cs: 'Hra, při níž oba soupeři sedí u jedné šachovnice; jiné způsoby, tedy hru po internetu a korespondenční šach, pravidla neupravují.',
      fi: 'Peli, jossa kumpikin vastustaja on saman laudan ääressä; muita pelimuotoja, netti- ja kirjeshakkia, säännöt eivät koske.',
    },
  },
  {
    id: 'chess-set',
    forms: {
      en: 'chess set',
      sl: 'šahovski komplet',
      sr: 'шаховска гарнитура',
      cs: 'šachová souprava',
      fi: 'shakkinappulat',
    },
    meaning: {
      en: 'The 32 pieces that a game begins with.',
      sl: '32 figur, s katerimi se partija začne.',
      sr: '32 фигуре с којима партија почиње.',
      cs: '32 kamenů, s nimiž partie začíná.',
      fi: 'Ne 32 nappulaa, joilla peli aloitetaan.',
    },
  },
  {
    id: 'chessboard',
    forms: {
      en: 'chessboard, board',
      sl: 'šahovnica, šahovska deska, deska',
      sr: 'шаховска табла, табла, шаховска плоча',
      cs: 'šachovnice',
      fi: 'shakkilauta, lauta',
    },
    meaning: {
      en: 'The square board of eight by eight squares, alternately light and dark.',
      sl: 'Kvadratna deska z osem krat osem polji, izmenično svetlimi in temnimi.',
      sr: 'Квадратна табла са осам пута осам поља, наизменично светлих и тамних.',
      cs: 'Čtvercová deska s osmkrát osmi poli, střídavě světlými a tmavými.',
      fi: 'Neliönmuotoinen lauta, jossa on kahdeksan kertaa kahdeksan vuorotellen vaaleaa ja tummaa ruutua.',
    },
  },
  {
    id: 'square',
    forms: { en: 'square', sl: 'polje', sr: 'поље', cs: 'pole', fi: 'ruutu' },
  },
  {
    id: 'rank',
    forms: { en: 'rank', sl: 'vrsta', sr: 'ред', cs: 'řada', fi: 'rivi' },
    meaning: {
      en: 'A horizontal row of eight squares.',
      sl: 'Vodoravni niz osmih polj.',
      sr: 'Водораван низ од осам поља.',
      cs: 'Vodorovný pruh osmi polí.',
      fi: 'Kahdeksan ruudun vaakasuora jono.',
    },
  },
  {
    id: 'file',
    forms: { en: 'file', sl: 'linija', sr: 'линија', cs: 'sloupec', fi: 'linja' },
    meaning: {
      en: 'A vertical column of eight squares.',
      sl: 'Navpični niz osmih polj.',
      sr: 'Усправан низ од осам поља.',
      cs: 'Svislý pruh osmi polí.',
      fi: 'Kahdeksan ruudun pystysuora jono.',
    },
  },
  {
    id: 'diagonal',
    forms: { en: 'diagonal', sl: 'diagonala', sr: 'дијагонала', cs: 'diagonála', fi: 'viistorivi' },
    meaning: {
      en: 'A straight line of squares of one colour, corner to corner, from an edge of the board to a neighbouring edge.',
      sl: 'Ravna črta polj ene barve, ki se stikajo z vogali, od roba šahovnice do sosednjega roba.',
      sr: 'Права линија поља једне боје која се додирују угловима, од ивице табле до суседне ивице.',
      cs: 'Přímá řada polí jedné barvy, která se dotýkají rohy, od okraje šachovnice k sousednímu okraji.',
      fi: 'Suora jono samanvärisiä, kulmistaan toisiaan koskettavia ruutuja laudan reunalta viereiselle reunalle.',
    },
  },
  {
    id: 'kingside',
    forms: {
      en: 'kingside',
      sl: 'kraljeva stran',
      sr: 'краљево крило, краљева страна',
      cs: 'královské křídlo',
      fi: 'kuningassivusta',
    },
    meaning: {
      en: 'The half of the board, files e to h, on which the kings stand at the start.',
      sl: 'Polovica šahovnice, linije od e do h, na kateri na začetku stojita kralja.',
      sr: 'Половина табле, линије од e до h, на којој на почетку стоје краљеви.',
      cs: 'Polovina šachovnice, sloupce e až h, na níž na začátku stojí králové.',
      fi: 'Laudan puolisko, linjat e–h, jolla kuninkaat ovat alussa.',
    },
  },
  {
    id: 'queenside',
    forms: {
      en: 'queenside',
      sl: 'damina stran',
      sr: 'дамино крило, дамина страна',
      cs: 'dámské křídlo',
      fi: 'kuningatarsivusta',
    },
    meaning: {
      en: 'The half of the board, files a to d, on which the queens stand at the start.',
      sl: 'Polovica šahovnice, linije od a do d, na kateri na začetku stojita dami.',
      sr: 'Половина табле, линије од a до d, на којој на почетку стоје даме.',
      cs: 'Polovina šachovnice, sloupce a až d, na níž na začátku stojí dámy.',
      fi: 'Laudan puolisko, linjat a–d, jolla kuningattaret ovat alussa.',
    },
  },
  {
    id: 'initial-position',
    forms: {
      en: 'initial position',
      sl: 'začetna pozicija',
      sr: 'почетна позиција',
      cs: 'počáteční postavení, počáteční pozice, základní postavení',
      fi: 'alkuasema',
    },
  },
  {
    id: 'position',
    forms: { en: 'position', sl: 'pozicija', sr: 'позиција', cs: 'pozice, postavení', fi: 'asema' },
  },
  {
    id: 'piece',
    forms: { en: 'piece', sl: 'figura', sr: 'фигура', cs: 'kámen', fi: 'nappula' },
    meaning: {
      en: 'Any of the 32 men, pawns included; in notation only king, queen, rook, bishop and knight.',
      sl: 'Katerakoli od 32 figur, tudi kmet; v notaciji samo kralj, dama, trdnjava, lovec in skakač.',
      sr: 'Било која од 32 фигуре, па и пешак; у нотацији само краљ, дама, топ, ловац и скакач.',
      cs: 'Kterýkoli z 32 kamenů včetně pěšců; v notaci jen král, dáma, věž, střelec a jezdec.',
      fi: 'Mikä tahansa 32 nappulasta, sotilaat mukaan lukien; merkintätavassa vain kuningas, kuningatar, torni, lähetti ja ratsu.',
    },
  },
  {
    id: 'piece-other-than-pawn',
    forms: {
      en: 'piece other than a pawn',
      sl: 'figura (brez kmetov)',
      sr: 'фигура (без пешака)',
      cs: 'figura (bez pěšců)',
      fi: 'upseeri',
    },
  },
  {
    id: 'minor-piece',
    forms: {
      en: 'minor piece',
      sl: 'lahka figura, manj vredna figura',
      sr: 'лака фигура',
      cs: 'lehká figura',
      fi: 'kevyt upseeri',
    },
    meaning: {
      en: 'A bishop or a knight.',
      sl: 'Lovec ali skakač.',
      sr: 'Ловац или скакач.',
      cs: 'Střelec nebo jezdec.',
      fi: 'Lähetti tai ratsu.',
    },
  },
  {
    id: 'king',
    forms: { en: 'king', sl: 'kralj', sr: 'краљ', cs: 'král', fi: 'kuningas' },
  },
  {
    id: 'queen',
    forms: { en: 'queen', sl: 'dama', sr: 'дама', cs: 'dáma', fi: 'kuningatar, daami' },
  },
  {
    id: 'rook',
    forms: { en: 'rook', sl: 'trdnjava', sr: 'топ', cs: 'věž', fi: 'torni' },
  },
  {
    id: 'bishop',
    forms: { en: 'bishop', sl: 'lovec', sr: 'ловац', cs: 'střelec', fi: 'lähetti' },
  },
  {
    id: 'knight',
    forms: { en: 'knight', sl: 'skakač, konj', sr: 'скакач', cs: 'jezdec', fi: 'ratsu' },
  },
  {
    id: 'pawn',
    forms: { en: 'pawn', sl: 'kmet', sr: 'пешак', cs: 'pěšec', fi: 'sotilas' },
  },
  {
    id: 'exchange',
    forms: {
      en: 'exchange',
      sl: 'menjava, kvaliteta',
      sr: 'размена, квалитет',
      cs: 'výměna, kvalita',
      fi: 'vaihto, laatu',
    },
    meaning: {
      en: 'Captures by both sides of pieces of the same value; also winning a rook for a bishop or a knight.',
      sl: 'Obojestransko jemanje enakovrednih figur; tudi pridobitev trdnjave za lovca ali skakača (kvaliteta).',
      sr: 'Обострано узимање фигура једнаке вредности; такође добијање топа за ловца или скакача (квалитет).',
      cs: 'Vzájemné braní stejně cenných kamenů; také zisk věže za střelce nebo jezdce (kvalita).',
      fi: 'Samanarvoisten nappuloiden lyöminen puolin ja toisin; myös tornin voittaminen lähetistä tai ratsusta (laatu).',
    },
  },
]
