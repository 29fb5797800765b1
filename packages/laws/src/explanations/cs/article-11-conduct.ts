import type { Explanations } from '../explanation.js'

/** Article 11 (2009: 12): the conduct of the players. */
export const article11Conduct: Explanations = {
  'conduct.disrepute': 'Hráči nesmějí dělat nic, co by poškozovalo dobré jméno šachu.',
  'venue.definition': {
    text: 'Hrací prostor tvoří hrací místnost, odpočívárny, toalety, místo pro občerstvení, prostor vyhrazený ke kouření a další místa, která určí rozhodčí.',
    in: {
      'fide-2009':
        'Hrací prostor tvoří hrací místnost, odpočívárny, místo pro občerstvení, prostor vyhrazený ke kouření a další místa, která určí rozhodčí.',
    },
  },
  'venue.area': 'Hrací místnost je místo, kde se hrají partie soutěže.',
  'venue.leave': 'Hráč smí opustit hrací prostor jen se svolením rozhodčího.',
  'venue.leave-on-move':
    'Hráč, který je na tahu, smí opustit hrací místnost jen se svolením rozhodčího.',
  'venue.access':
    'Kdo není hráčem ani rozhodčím, smí do hrací místnosti vstoupit jen se svolením rozhodčího.',
  'venue.report':
    'Pravidla soutěže mohou vyžadovat, aby se hráč, který není na tahu, ohlásil u rozhodčího, když chce opustit hrací místnost.',
  'conduct.no-aids':
    'V průběhu hry nesmí hráč používat poznámky, zdroje informací ani rady a nesmí analyzovat žádnou partii na jiné šachovnici.',
  'device.ban': {
    text: 'V průběhu hry nesmí mít hráč v hracím prostoru žádné elektronické zařízení, které rozhodčí výslovně neschválil.',
    in: {
      'fide-2009':
        'Bez svolení rozhodčího nesmí mít hráč v hracím prostoru mobilní telefon ani jiný elektronický komunikační prostředek, ledaže je zcela vypnutý.',
    },
  },
  'device.bag':
    'Pravidla soutěže mohou dovolit, aby zcela vypnuté zařízení bylo uloženo v hráčově tašce, která je odložena podle dohody s rozhodčím. Žádný z hráčů pak nesmí tuto tašku používat bez svolení rozhodčího.',
  'device.sound-2009': {
    text: 'Pokud hráčův mobilní telefon nebo jiný komunikační prostředek vydá v hracím prostoru jakýkoli zvuk, hráč partii prohrává a soupeř vyhrává. Pokud by soupeř nemohl vyhrát žádnou posloupností přípustných tahů, získává jen půl bodu.',
    in: {
      'finland-2009':
        'V soutěžích, které se nezapočítávají na rating FIDE, se zvuk hráčova telefonu posuzuje jako každé jiné rušení: nejprve upozornění, potom napomenutí a při dalším opakování může rozhodčí prohlásit partii za prohranou. V soutěžích započítávaných na rating FIDE hráč kvůli zvuku partii prohrává a soupeř vyhrává.',
    },
  },
  'device.sound-2009-half': {
    text: 'Pokud je partie prohraná kvůli zvuku hráčova zařízení a soupeř by nemohl vyhrát žádnou posloupností přípustných tahů, získává soupeř půl bodu; hráč, který se provinil, zůstává bez bodu.',
    in: {
      'finland-2009':
        'Pokud je v soutěži započítávané na rating FIDE partie prohraná kvůli zvuku hráčova zařízení a soupeř by nemohl vyhrát žádnou posloupností přípustných tahů, získává soupeř půl bodu; hráč, který se provinil, zůstává bez bodu.',
    },
  },
  'device.possession':
    'Hráč, který má v hracím prostoru zjevně u sebe neschválené elektronické zařízení, partii prohrává a soupeř vyhrává, i kdyby nemohl dát mat. Pravidla soutěže mohou stanovit mírnější trest.',
  'device.search':
    'Rozhodčí může od hráče požadovat, aby v soukromí umožnil prohlídku oděvu, tašek, jiných věcí nebo těla. Prohlídku provede rozhodčí nebo osoba, kterou pověří; kdo prohlíží, musí být stejného pohlaví jako hráč. Pokud hráč odmítne, uloží mu rozhodčí některý z trestů, které má k dispozici.',
  'conduct.smoking': {
    text: 'Kouření včetně elektronických cigaret je dovoleno jen v části hracího prostoru, kterou k tomu určil rozhodčí.',
    in: {
      'fide-2009':
        'Kouření je dovoleno jen v části hracího prostoru, kterou k tomu určil rozhodčí.',
    },
  },
  'conduct.spectator': 'Hráč, který svou partii dohrál, je považován za diváka.',
  'conduct.no-disturb':
    'Je zakázáno soupeře jakkoli rušit nebo obtěžovat. Patří sem i bezdůvodné reklamace, bezdůvodné nabídky remízy a vnášení zdrojů hluku do hrací místnosti.',
  'conduct.penalty-link': {
    text: 'Hráč, který poruší kterékoli pravidlo o chování (dobré jméno šachu, opouštění hracího prostoru nebo hrací místnosti, pomůcky a zařízení, kouření, rušení soupeře), dostane některý z trestů, které má rozhodčí k dispozici.',
    in: {
      'fide-2009':
        'Hráč, který poruší kterékoli pravidlo o chování (dobré jméno šachu, opouštění hracího prostoru nebo hrací místnosti, pomůcky a zařízení, kouření, zneužití partiáře, rušení soupeře), dostane některý z trestů, které má rozhodčí k dispozici.',
      'finland-blitz-2008':
        'Hráč, který poruší kterékoli pravidlo o chování (dobré jméno šachu, opouštění hracího prostoru nebo hrací místnosti, pomůcky a zařízení, kouření, zneužití partiáře, rušení soupeře), může být potrestán: poprvé napomenutím, podruhé v téže partii prohrou partie a za opakovaná porušení ve více partiích jinými tresty.',
    },
  },
  'conduct.persistent':
    'Hráč, který se soustavně odmítá řídit Pravidly šachu, partii prohrává. Bodový zisk soupeře určí rozhodčí.',
  'conduct.both-guilty':
    'Pokud se oba hráči soustavně odmítají řídit Pravidly šachu, prohlásí se partie za prohranou pro oba.',
  'conduct.explanation':
    'Hráč může rozhodčího požádat o vysvětlení jednotlivých bodů Pravidel šachu.',
  'appeal.right': {
    text: 'Pokud pravidla soutěže nestanoví jinak, může se hráč odvolat proti každému rozhodnutí rozhodčího, a to i když už podepsal partiář.',
    in: {
      'fide-2009':
        'Pokud pravidla soutěže nestanoví jinak, může se hráč odvolat proti každému rozhodnutí rozhodčího kromě rozhodnutí o reklamaci remízy v rychlém zakončení partie.',
    },
  },
  'appeal.excluded':
    'Proti rozhodnutí o reklamaci remízy v rychlém zakončení partie se nelze odvolat, ať se hrálo s rozhodčím v hracím prostoru, nebo bez něho.',
  'conduct.help-reconstruct':
    'Oba hráči musí rozhodčímu pomáhat, kdykoli je třeba partii rekonstruovat, a to i při reklamacích remízy.',
  'conduct.check-claim':
    'Ověřit reklamaci trojího opakování pozice nebo 50 tahů je povinností hráčů, a to pod dozorem rozhodčího.',
}
