import type { Term } from './term.js'

/** Irregularities, and what the arbiter does about them. */
export const penalties: readonly Term[] = [
  {
    id: 'irregularity',
    forms: {
      en: 'irregularity',
      sl: 'nepravilnost',
      sr: 'неправилност',
      cs: 'porušení pravidel, nesprávnost',
      fi: 'sääntöjenvastaisuus',
    },
  },
  {
    id: 'reversed-colours',
    forms: {
      en: 'reversed colours',
      sl: 'zamenjani barvi',
      sr: 'обрнуте боје',
      cs: 'obrácené barvy',
      fi: 'kääntövärit',
    },
  },
  {
    id: 'to-reinstate',
    forms: {
      en: 'to reinstate a position',
      sl: 'vzpostaviti pozicijo',
      sr: 'успоставити позицију',
      cs: 'obnovit pozici',
      fi: 'palauttaa asema',
    },
  },
  {
    id: 'best-judgement',
    forms: {
      en: 'best judgement',
      sl: 'najboljša presoja',
      sr: 'најбоља процена',
      cs: 'nejlepší vědomí a svědomí',
      fi: 'paras harkinta',
    },
  },
  {
    id: 'fair-play',
    forms: {
      en: 'fair play',
      sl: 'poštena igra, fair play',
      sr: 'поштена игра, фер-плеј',
      cs: 'čestná hra, fair play',
      fi: 'reilu peli',
    },
    meaning: {
      en: 'Play in an honest spirit; where the Laws fall short, the arbiter asks whether justice has been done.',
      sl: 'Igra v poštenem duhu; kjer pravila ne zadoščajo, sodnik presodi, ali je bilo pravici zadoščeno.',
      sr: 'Игра у поштеном духу; где правила нису довољна, судија процењује да ли је правда задовољена.',
      cs: 'Hra v čestném duchu; kde pravidla nestačí, rozhodčí posuzuje, zda bylo spravedlnosti učiněno zadost.',
      fi: 'Peli rehellisessä hengessä; missä säännöt eivät riitä, tuomari harkitsee, onko oikeus toteutunut.',
    },
  },
  {
    id: 'to-supervise',
    forms: {
      en: 'to supervise, supervision',
      sl: 'nadzirati, nadzor',
      sr: 'надзирати, надзор',
      cs: 'dohlížet, dozor',
      fi: 'valvoa, valvonta',
    },
    meaning: {
      en: 'To watch over the games.',
      sl: 'Bedeti nad potekom partij.',
      sr: 'Бдети над током партија.',
      cs: 'Sledovat průběh partií.',
      fi: 'Seurata pelien kulkua ja pitää niitä silmällä.',
    },
  },
  {
    id: 'adequate-supervision',
    forms: {
      en: 'adequate supervision',
      sl: 'ustrezen nadzor',
      sr: 'одговарајући надзор',
      cs: 'dostatečný dozor',
      fi: 'asianmukainen valvonta',
    },
    meaning: {
      en: 'Enough arbiters for the competition rules to apply in full: in rapid one for at most three games (in 2009 only as an example), in blitz one for each game; from 2017 every game must be recorded as well.',
      sl: 'Dovolj sodnikov, da veljajo tekmovalna pravila v celoti: v pospešenem šahu eden na največ tri partije (leta 2009 le kot primer), v hitropoteznem eden na vsako partijo; od leta 2017 mora biti vsaka partija tudi zapisana.',
      sr: 'Довољно судија да такмичарска правила важе у целини: у убрзаном шаху један на највише три партије (2009. године само као пример), у брзопотезном један на сваку партију; од 2017. године свака партија мора и да се записује.',
      cs: 'Dost rozhodčích na to, aby turnajová pravidla platila v plném rozsahu: v rapid šachu jeden nejvýše na tři partie (v roce 2009 jen jako příklad), v bleskovém šachu jeden na každou partii; od roku 2017 se každá partie musí také zapisovat.',
      fi: 'Tuomareita on niin paljon, että kilpailusäännöt pätevät kokonaan: nopeassa shakissa yksi enintään kolmea peliä kohti (vuonna 2009 vain esimerkkinä), pikashakissa yksi jokaista peliä kohti; vuodesta 2017 jokainen peli on myös merkittävä pöytäkirjaan.',
    },
  },
  {
    id: 'penalty',
    forms: { en: 'penalty', sl: 'kazen', sr: 'казна', cs: 'trest', fi: 'rangaistus' },
    meaning: {
      en: 'What the arbiter may impose for a breach; the Laws list the penalties from the mildest to the most severe.',
      sl: 'Kar sme sodnik izreči za kršitev; pravila naštevajo kazni od najmilejše do najstrožje.',
      sr: 'Оно што судија сме да изрекне за прекршај; правила наводе казне од најблаже до најстроже.',
      cs: 'Co smí rozhodčí uložit za přestupek; pravidla uvádějí tresty od nejmírnějšího po nejpřísnější.',
      fi: 'Seuraamus, jonka tuomari voi määrätä rikkomuksesta; säännöissä rangaistukset luetellaan lievimmästä ankarimpaan.',
    },
  },
  {
    id: 'remark',
    forms: { en: 'remark', sl: 'pripomba', sr: 'примедба', cs: 'upozornění', fi: 'huomautus' },
    meaning: {
      en: 'A milder step than a warning, used in Finland.',
      sl: 'Milejši ukrep od opomina, v rabi na Finskem.',
      sr: 'Блажа мера од опомене, у употреби у Финској.',
      cs: 'Mírnější krok než napomenutí, užívaný ve Finsku.',
      fi: 'Varoitusta lievempi seuraamus, joka on käytössä Suomessa.',
    },
  },
  {
    id: 'warning',
    forms: { en: 'warning', sl: 'opomin', sr: 'опомена', cs: 'napomenutí', fi: 'varoitus' },
  },
  {
    id: 'fine',
    forms: {
      en: 'fine',
      sl: 'denarna kazen',
      sr: 'новчана казна',
      cs: 'pokuta, peněžitý trest',
      fi: 'sakko',
    },
  },
  {
    id: 'exclusion-from-rounds',
    forms: {
      en: 'exclusion from one or more rounds',
      sl: 'izključitev z enega ali več kol',
      sr: 'забрана наступа у једном или више кола',
      cs: 'vyloučení z jednoho nebo více kol',
      fi: 'sulkeminen yhdeltä tai useammalta kierrokselta',
    },
  },
  {
    id: 'expulsion',
    forms: {
      en: 'expulsion from the competition',
      sl: 'izključitev s tekmovanja',
      sr: 'искључење са такмичења',
      cs: 'vyloučení ze soutěže',
      fi: 'kilpailusta sulkeminen',
    },
  },
  {
    id: 'explanation',
    forms: { en: 'explanation', sl: 'razlaga', sr: 'објашњење', cs: 'vysvětlení', fi: 'selitys' },
    meaning: {
      en: 'What a player may ask of the arbiter about particular points of the Laws.',
      sl: 'Kar sme igralec zahtevati od sodnika glede posameznih točk pravil.',
      sr: 'Оно што играч сме да затражи од судије о појединим тачкама правила.',
      cs: 'O co smí hráč požádat rozhodčího k jednotlivým bodům pravidel.',
      fi: 'Mitä pelaaja voi pyytää tuomarilta sääntöjen yksittäisistä kohdista.',
    },
  },
  {
    id: 'appeal',
    forms: {
      en: 'appeal, to appeal',
      sl: 'pritožba, pritožiti se',
      sr: 'жалба, жалити се',
      cs: 'odvolání, odvolat se',
      fi: 'valitus, valittaa',
    },
    meaning: {
      en: 'A player’s means of having a decision of the arbiter or the organiser reviewed.',
      sl: 'Sredstvo, s katerim igralec doseže preverjanje odločitve sodnika ali organizatorja.',
      sr: 'Средство којим играч тражи преиспитивање одлуке судије или организатора.',
      cs: 'Prostředek, jímž hráč žádá o přezkoumání rozhodnutí rozhodčího nebo pořadatele.',
      fi: 'Keino, jolla pelaaja saa tuomarin tai järjestäjän päätöksen uudelleen käsiteltäväksi.',
    },
  },
]
