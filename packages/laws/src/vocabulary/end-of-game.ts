import type { Term } from './term.js'

/** The end of a game, and its points. */
export const endOfGame: readonly Term[] = [
  {
    id: 'check',
    forms: { en: 'check', sl: 'šah', sr: 'шах', cs: 'šach', fi: 'shakki' },
    meaning: {
      en: 'The king is in check when one or more pieces of the opponent attack it; + in notation.',
      sl: 'Kralj je v šahu, kadar ga napada ena ali več nasprotnikovih figur; v notaciji +.',
      sr: 'Краљ је у шаху када га напада једна или више противничких фигура; у нотацији +.',
      cs: 'Král je v šachu, pokud jej napadá jeden nebo více soupeřových kamenů; v notaci +.',
      fi: 'Kuningas on shakissa, kun yksi tai useampi vastustajan nappula uhkaa sitä; merkintätavassa +.',
    },
  },
  {
    id: 'checkmate',
    forms: {
      en: 'checkmate, to checkmate',
      sl: 'mat, matirati',
      sr: 'мат, матирати',
      cs: 'mat, dát mat',
      fi: 'matti, tehdä matti, matittaa',
    },
    meaning: {
      en: 'The king is attacked and no legal move meets the attack; ++ or # in notation.',
      sl: 'Kralj je napaden in nobena pravilna poteza napada ne odvrne; v notaciji ++ ali #.',
      sr: 'Краљ је нападнут и ниједан правилан потез не отклања напад; у нотацији ++ или #.',
      cs: 'Král je napaden a žádný přípustný tah napadení neodvrátí; v notaci ++ nebo #.',
      fi: 'Kuningas on uhattuna, eikä mikään laillinen siirto torju uhkaa; merkintätavassa ++ tai #.',
    },
  },
  {
    id: 'stalemate',
    forms: { en: 'stalemate', sl: 'pat', sr: 'пат', cs: 'pat', fi: 'patti' },
    meaning: {
      en: 'The player who has the move has no legal move, and their king is not in check; the game is drawn.',
      sl: 'Igralec na potezi nima nobene pravilne poteze, njegov kralj pa ni v šahu; partija je remi.',
      sr: 'Играч на потезу нема ниједан правилан потез, а његов краљ није у шаху; партија је реми.',
      cs: 'Hráč na tahu nemá žádný přípustný tah a jeho král není v šachu; partie je remíza.',
      fi: 'Siirtovuorossa olevalla pelaajalla ei ole laillista siirtoa, eikä hänen kuninkaansa ole shakissa; peli on tasapeli.',
    },
  },
  {
    id: 'dead-position',
    forms: {
      en: 'dead position',
      sl: 'mrtva pozicija',
      sr: 'мртва позиција',
      cs: 'mrtvá pozice',
      fi: 'kuollut asema',
    },
    meaning: {
      en: 'A position in which neither side can give mate by any series of legal moves; the game is drawn.',
      sl: 'Pozicija, v kateri nobena stran ne more matirati z nobenim zaporedjem pravilnih potez; partija je remi.',
      sr: 'Позиција у којој ниједна страна не може да матира никаквим низом правилних потеза; партија је реми.',
      cs: 'Pozice, v níž žádná strana nemůže dát mat žádnou posloupností přípustných tahů; partie je remíza.',
      fi: 'Asema, jossa kumpikaan puoli ei voi tehdä mattia millään laillisella siirtosarjalla; peli on tasapeli.',
    },
  },
  {
    id: 'to-win',
    forms: {
      en: 'to win',
      sl: 'zmagati, dobiti',
      sr: 'победити, добити',
      cs: 'vyhrát',
      fi: 'voittaa',
    },
  },
  {
    id: 'to-lose',
    forms: { en: 'to lose', sl: 'izgubiti', sr: 'изгубити', cs: 'prohrát', fi: 'hävitä' },
  },
  {
    id: 'draw',
    forms: {
      en: 'draw, drawn game',
      sl: 'remi',
      sr: 'реми, нерешена партија',
      cs: 'remíza, nerozhodná partie',
      fi: 'tasapeli',
    },
    meaning: {
      en: 'The game is over and nobody has won.',
      sl: 'Partija je končana in nihče ni zmagal.',
      sr: 'Партија је завршена и нико није победио.',
      cs: 'Partie skončila a nikdo nevyhrál.',
      fi: 'Peli on päättynyt, eikä kumpikaan ole voittanut.',
    },
  },
  {
    id: 'to-resign',
    forms: {
      en: 'to resign, resignation',
      sl: 'vdati se, vdaja',
      sr: 'предати партију, предаја',
      cs: 'vzdát se, vzdání partie',
      fi: 'luovuttaa, antautua, luovutus',
    },
    meaning: {
      en: 'To give the game up instead of playing on until mate.',
      sl: 'Odpovedati se partiji, namesto da bi se igralo do mata.',
      sr: 'Одустати од партије уместо да се игра до мата.',
      cs: 'Ukončit partii ve svůj neprospěch, místo aby se hrálo až do matu.',
      fi: 'Antaa peli vastustajalle sen sijaan, että pelattaisiin mattiin asti.',
    },
  },
  {
    id: 'agreed-draw',
    forms: {
      en: 'draw by agreement',
      sl: 'dogovorjeni remi, remi po sporazumu',
      sr: 'договорени реми, споразумни реми',
      cs: 'dohoda o remíze',
      fi: 'sovittu tasapeli, tasapelistä sopiminen',
    },
  },
  {
    id: 'draw-offer',
    forms: {
      en: 'draw offer (=)',
      sl: 'ponudba remija (=)',
      sr: 'понуда ремија (=)',
      cs: 'nabídka remízy (=)',
      fi: 'tasapelitarjous, tasapeliehdotus (=)',
    },
    meaning: {
      en: 'A proposal to the opponent to agree to a draw; both players note it on the scoresheet as (=).',
      sl: 'Predlog nasprotniku, da se dogovorita za remi; oba igralca ga v zapisnik zapišeta z (=).',
      sr: 'Предлог противнику да се договоре о ремију; оба играча га у записнику бележе са (=).',
      cs: 'Návrh soupeři, aby se dohodli na remíze; oba hráči jej v partiáři zapisují jako (=).',
      fi: 'Ehdotus vastustajalle sopia tasapelistä; kumpikin pelaaja merkitsee sen pöytäkirjaan merkillä (=).',
    },
  },
  {
    id: 'to-accept',
    forms: { en: 'to accept', sl: 'sprejeti', sr: 'прихватити', cs: 'přijmout', fi: 'hyväksyä' },
  },
  {
    id: 'to-reject',
    forms: {
      en: 'to reject',
      sl: 'zavrniti, odbiti',
      sr: 'одбити',
      cs: 'odmítnout, zamítnout',
      fi: 'hylätä',
    },
  },
  {
    id: 'claim',
    forms: {
      en: 'claim, to claim',
      sl: 'reklamacija, reklamirati, zahteva',
      sr: 'рекламација, рекламирати',
      cs: 'reklamace, reklamovat',
      fi: 'vaatimus, vaatia',
    },
    meaning: {
      en: 'A player’s statement to the arbiter that a rule gives them a right, for example a draw or a win on time.',
      sl: 'Igralčeva izjava sodniku, da mu neko pravilo daje pravico, na primer do remija ali zmage na čas.',
      sr: 'Играчева изјава судији да му неко правило даје право, на пример на реми или на победу на време.',
      cs: 'Hráčovo prohlášení rozhodčímu, že mu některé pravidlo dává právo, například na remízu nebo na výhru na čas.',
      fi: 'Pelaajan ilmoitus tuomarille, että jokin sääntö antaa hänelle oikeuden esimerkiksi tasapeliin tai aikavoittoon.',
    },
  },
  {
    id: 'correct-claim',
    forms: {
      en: 'correct claim',
      sl: 'upravičena reklamacija',
      sr: 'исправна рекламација',
      cs: 'oprávněná reklamace',
      fi: 'aiheellinen vaatimus',
    },
  },
  {
    id: 'incorrect-claim',
    forms: {
      en: 'incorrect claim',
      sl: 'neupravičena reklamacija',
      sr: 'неисправна рекламација',
      cs: 'neoprávněná reklamace',
      fi: 'aiheeton vaatimus',
    },
  },
  {
    id: 'repetition',
    forms: {
      en: 'repetition, threefold repetition',
      sl: 'ponovitev, trikratna ponovitev pozicije',
      sr: 'понављање, трократно понављање позиције',
      cs: 'opakování, trojí opakování pozice',
      fi: 'aseman toistuminen, kolmas esiintyminen',
    },
    meaning: {
      en: 'The third occurrence of the same position allows a draw to be claimed; in the editions from 2017 the fifth is a draw by itself.',
      sl: 'Ob tretji pojavitvi iste pozicije je mogoče reklamirati remi; od leta 2017 je ob peti partija sama po sebi remi.',
      sr: 'Када се иста позиција појави трећи пут, може се рекламирати реми; од 2017. године при петом појављивању партија је сама по себи реми.',
      cs: 'Při třetím výskytu stejné pozice lze reklamovat remízu; od roku 2017 je při pátém partie remízou sama o sobě.',
      fi: 'Kun sama asema esiintyy kolmannen kerran, voidaan vaatia tasapeliä; vuodesta 2017 viides kerta on tasapeli ilman vaatimusta.',
    },
  },
  {
    id: 'fifty-move-rule',
    forms: {
      en: '50-move rule',
      sl: 'pravilo 50 potez',
      sr: 'правило 50 потеза',
      cs: 'pravidlo 50 tahů',
      fi: '50 siirron sääntö',
    },
    meaning: {
      en: 'After 50 moves by each player without a pawn move or a capture a draw may be claimed.',
      sl: 'Po 50 potezah vsakega igralca brez premika kmeta in brez jemanja je mogoče reklamirati remi.',
      sr: 'После 50 потеза сваког играча без померања пешака и без узимања може се рекламирати реми.',
      cs: 'Po 50 tazích každého hráče bez tahu pěšcem a bez braní lze reklamovat remízu.',
      fi: 'Kun kumpikin pelaaja on tehnyt 50 siirtoa ilman sotilaan siirtoa ja lyöntiä, voidaan vaatia tasapeliä.',
    },
  },
  {
    id: 'seventy-five-move-rule',
    forms: {
      en: '75-move rule',
      sl: 'pravilo 75 potez',
      sr: 'правило 75 потеза',
      cs: 'pravidlo 75 tahů',
      fi: '75 siirron sääntö',
    },
  },
  {
    id: 'result',
    forms: { en: 'result', sl: 'rezultat, izid', sr: 'резултат', cs: 'výsledek', fi: 'tulos' },
    meaning: {
      en: '1–0, 0–1 or ½–½; exceptionally 0–0, ½–0 or 0–½. Unplayed games: +/– (White wins by forfeit), –/+ (Black wins by forfeit), –/– (both forfeit).',
      sl: '1–0, 0–1 ali ½–½; izjemoma 0–0, ½–0 ali 0–½. Neodigrane partije: +/– (s kontumacem zmaga beli), –/+ (s kontumacem zmaga črni), –/– (s kontumacem izgubita oba).',
      sr: '1–0, 0–1 или ½–½; изузетно 0–0, ½–0 или 0–½. Неодигране партије: +/– (бели добија без борбе), –/+ (црни добија без борбе), –/– (обојица губе без борбе).',
      cs: '1–0, 0–1 nebo ½–½; výjimečně 0–0, ½–0 nebo 0–½. Nehrané partie: +/– (kontumačně vyhrává bílý), –/+ (kontumačně vyhrává černý), –/– (kontumačně prohrávají oba).',
      fi: '1–0, 0–1 tai ½–½; poikkeuksellisesti 0–0, ½–0 tai 0–½. Pelaamattomat pelit: +/– (valkealle luovutusvoitto), –/+ (mustalle luovutusvoitto), –/– (kummallekin luovutushäviö).',
    },
  },
  {
    id: 'points',
    forms: {
      en: 'point, points',
      sl: 'točka, točke',
      sr: 'бод, бодови',
      cs: 'bod, body',
      fi: 'piste, pisteet',
    },
    meaning: {
      en: 'What a game earns: normally 1 for a win, ½ for a draw, 0 for a loss; a competition may use another scale, such as 3, 1, 0.',
      sl: 'Kar prinese partija: običajno 1 za zmago, ½ za remi, 0 za poraz; tekmovanje lahko uporabi drugo lestvico, na primer 3, 1, 0.',
      sr: 'Оно што доноси партија: обично 1 за победу, ½ за реми, 0 за пораз; такмичење може имати другу лествицу, на пример 3, 1, 0.',
      cs: 'Co partie vynáší: obvykle 1 za výhru, ½ za remízu, 0 za prohru; soutěž může mít jinou stupnici, například 3, 1, 0.',
      fi: 'Mitä pelistä saa: tavallisesti 1 voitosta, ½ tasapelistä ja 0 häviöstä; kilpailussa voi olla muu asteikko, esimerkiksi 3, 1, 0.',
    },
  },
  {
    id: 'score',
    forms: {
      en: 'score',
      sl: 'točkovni izid',
      sr: 'број бодова, освојени бодови',
      cs: 'bodový zisk',
      fi: 'pistemäärä',
    },
  },
  {
    id: 'forfeit',
    forms: {
      en: 'win or loss by forfeit',
      sl: 'kontumac',
      sr: 'победа или пораз без борбе',
      cs: 'kontumační výhra, kontumační prohra',
      fi: 'luovutusvoitto, luovutushäviö',
    },
  },
  {
    id: 'to-forfeit',
    forms: {
      en: 'to forfeit',
      sl: 'izgubiti pravico, izgubiti partijo',
      sr: 'изгубити право, изгубити партију',
      cs: 'ztratit právo, ztratit partii',
      fi: 'menettää oikeus, menettää peli',
    },
    meaning: {
      en: 'To lose a right, for example to a claim, or to lose the game through a breach of the rules or on time.',
      sl: 'Izgubiti pravico, na primer do reklamacije, ali izgubiti partijo zaradi kršitve pravil ali zaradi časa.',
      sr: 'Изгубити право, на пример на рекламацију, или изгубити партију због кршења правила или због времена.',
      cs: 'Přijít o právo, například o reklamaci, nebo prohrát partii pro porušení pravidel či na čas.',
      fi: 'Menettää oikeus, esimerkiksi vaatimusoikeus, tai hävitä peli sääntörikkomuksen tai ajan takia.',
    },
  },
]
