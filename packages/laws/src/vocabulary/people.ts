import type { Term } from './term.js'

/** The Laws and the people in them. */
export const people: readonly Term[] = [
  {
    id: 'laws-of-chess',
    forms: {
      en: 'Laws of Chess',
      sl: 'Pravila šaha',
      sr: 'Правила шаха',
      cs: 'Pravidla šachu',
      fi: 'shakkisäännöt',
    },
  },
  {
    id: 'edition',
    forms: { en: 'edition', sl: 'izdaja', sr: 'издање', cs: 'vydání', fi: 'sääntöversio' },
  },
  {
    id: 'basic-rules',
    forms: {
      en: 'basic rules of play',
      sl: 'osnovna pravila igre',
      sr: 'основна правила игре',
      cs: 'základní pravidla hry',
      fi: 'pelisäännöt',
    },
  },
  {
    id: 'competition-rules',
    forms: {
      en: 'competition rules',
      sl: 'tekmovalna pravila',
      sr: 'такмичарска правила',
      cs: 'turnajová pravidla',
      fi: 'kilpailusäännöt',
    },
    meaning: {
      en: 'The part of the Laws that begins with the chess clock; not to be confused with the regulations of a single competition.',
      sl: 'Del Pravil šaha, ki se začne s šahovsko uro; ne gre jih zamenjevati s pravili posameznega tekmovanja.',
      sr: 'Део Правила шаха који почиње шаховским сатом; не треба их мешати с правилником појединог такмичења.',
      cs: 'Část Pravidel šachu, která začíná šachovými hodinami; nezaměňovat s pravidly jednotlivé soutěže.',
      fi: 'Shakkisääntöjen osa, joka alkaa shakkikellosta; ei pidä sekoittaa yksittäisen kilpailun omiin sääntöihin.',
    },
  },
  {
    id: 'guidelines',
    forms: { en: 'guidelines', sl: 'smernice', sr: 'смернице', cs: 'směrnice', fi: 'ohjeet' },
  },
  {
    id: 'article',
    forms: {
      en: 'article',
      sl: 'člen',
      sr: 'члан, чланак',
      cs: 'článek',
      fi: 'luku, sääntö, kohta',
    },
  },
  {
    id: 'regulations',
    forms: {
      en: 'regulations of the competition',
      sl: 'pravila tekmovanja',
      sr: 'правилник такмичења, турнирски правилник',
      cs: 'pravidla soutěže, rozpis soutěže',
      fi: 'kilpailun säännöt, erikoismääräykset',
    },
  },
  {
    id: 'arbiter',
    forms: { en: 'arbiter', sl: 'sodnik', sr: 'судија', cs: 'rozhodčí', fi: 'tuomari' },
    meaning: {
      en: 'The person who makes sure that the rules of the competition are followed.',
      sl: 'Oseba, ki skrbi, da se na tekmovanju spoštujejo pravila.',
      sr: 'Особа која се стара о томе да се на такмичењу поштују правила.',
      cs: 'Osoba, která dbá na to, aby se v soutěži dodržovala pravidla.',
      fi: 'Henkilö, joka valvoo, että kilpailussa noudatetaan sääntöjä.',
    },
  },
  {
    id: 'arbiters-discretion',
    forms: {
      en: 'arbiter’s discretion',
      sl: 'diskrecija sodnika',
      sr: 'дискреционо право судије',
      cs: 'volné uvážení rozhodčího',
      fi: 'tuomarin harkintavalta',
    },
    meaning: {
      en: 'The arbiter’s freedom to decide by their own judgement, which the Laws allow in some forty places.',
      sl: 'Svoboda sodnika, da odloči po lastni presoji; pravila mu jo dajejo na kakih štiridesetih mestih.',
      sr: 'Слобода судије да одлучи по сопственој процени; правила му је дају на четрдесетак места.',
      cs: 'Volnost rozhodčího rozhodnout podle vlastního úsudku; pravidla mu ji dávají asi na čtyřiceti místech.',
      fi: 'Tuomarin vapaus ratkaista asia oman harkintansa mukaan; säännöt antavat sen hänelle noin neljässäkymmenessä kohdassa.',
    },
  },
  {
    id: 'assistant',
    forms: {
      en: 'assistant',
      sl: 'pomočnik, asistent',
      sr: 'помоћник',
      cs: 'asistent (hráče), pomocník (rozhodčího)',
      fi: 'avustaja (pelaajan), apulainen (tuomarin)',
    },
    meaning: {
      en: 'A person who helps a player, for example by moving the pieces or pressing the clock, or who helps to run the competition.',
      sl: 'Oseba, ki pomaga igralcu, na primer premika njegove figure ali pritiska uro, ali pomaga pri izvedbi tekmovanja.',
      sr: 'Особа која помаже играчу, на пример помера његове фигуре или притиска сат, или помаже у спровођењу такмичења.',
      cs: 'Osoba, která pomáhá hráči, například táhne jeho kameny nebo obsluhuje hodiny, nebo pomáhá s průběhem soutěže.',
      fi: 'Henkilö, joka auttaa pelaajaa esimerkiksi siirtämällä nappuloita tai painamalla kelloa tai joka auttaa kilpailun läpiviemisessä.',
    },
  },
  {
    id: 'organiser',
    forms: {
      en: 'organiser',
      sl: 'organizator',
      sr: 'организатор',
      cs: 'pořadatel',
      fi: 'järjestäjä',
    },
    meaning: {
      en: 'The person responsible for the venue, the dates, the prizes, the invitations and the format of a competition.',
      sl: 'Oseba, odgovorna za kraj tekmovanja, termine, nagrade, povabila in sistem tekmovanja.',
      sr: 'Особа одговорна за место, термине, награде, позиве и систем такмичења.',
      cs: 'Osoba odpovědná za místo konání, termíny, ceny, pozvánky a systém soutěže.',
      fi: 'Henkilö, joka vastaa kilpailun pelipaikasta, ajankohdasta, palkinnoista, kutsuista ja kilpailumuodosta.',
    },
  },
  {
    id: 'player',
    forms: { en: 'player', sl: 'igralec', sr: 'играч', cs: 'hráč', fi: 'pelaaja' },
  },
  {
    id: 'opponent',
    forms: {
      en: 'opponent',
      sl: 'nasprotnik',
      sr: 'противник',
      cs: 'soupeř',
      fi: 'vastustaja, vastapelaaja',
    },
  },
  {
    id: 'spectator',
    forms: { en: 'spectator', sl: 'gledalec', sr: 'гледалац', cs: 'divák', fi: 'katsoja' },
    meaning: {
      en: 'Anyone who watches and is neither arbiter nor playing, including players who have finished their games.',
      sl: 'Vsakdo, ki gleda in ni ne sodnik ne igralec v igri, tudi igralec, ki je svojo partijo končal.',
      sr: 'Свако ко гледа, а није ни судија ни играч чија партија траје; ту спада и играч који је завршио своју партију.',
      cs: 'Každý, kdo přihlíží a není rozhodčím ani právě nehraje, i hráč, který svou partii už dohrál.',
      fi: 'Jokainen, joka seuraa pelejä eikä ole tuomari eikä pelaa itse, myös pelinsä päättänyt pelaaja.',
    },
  },
  {
    id: 'white',
    forms: { en: 'White', sl: 'beli', sr: 'бели', cs: 'bílý', fi: 'valkea' },
    meaning: {
      en: 'The player of the 16 light pieces; also those pieces and the light squares.',
      sl: 'Igralec s 16 svetlimi figurami; tudi te figure in svetla polja.',
      sr: 'Играч са 16 светлих фигура; такође те фигуре и светла поља.',
      cs: 'Hráč s 16 světlými kameny; také tyto kameny a světlá pole.',
      fi: 'Pelaaja, jolla on 16 vaaleaa nappulaa; myös nämä nappulat ja vaaleat ruudut.',
    },
  },
  {
    id: 'black',
    forms: { en: 'Black', sl: 'črni', sr: 'црни', cs: 'černý', fi: 'musta' },
    meaning: {
      en: 'The player of the 16 dark pieces; also those pieces and the dark squares.',
      sl: 'Igralec s 16 temnimi figurami; tudi te figure in temna polja.',
      sr: 'Играч са 16 тамних фигура; такође те фигуре и тамна поља.',
      cs: 'Hráč s 16 tmavými kameny; také tyto kameny a tmavá pole.',
      fi: 'Pelaaja, jolla on 16 tummaa nappulaa; myös nämä nappulat ja tummat ruudut.',
    },
  },
]
