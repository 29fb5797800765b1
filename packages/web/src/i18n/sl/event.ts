import type { Words } from '../en/index.js'

export const event: Words['event'] = {
  newTitle: 'Novo tekmovanje',
  name: 'Ime tekmovanja',
  site: 'Prizorišče',
  date: 'Datum',
  make: 'Ustvari tekmovanje',
  notMade: 'Ni uspelo.',
  faults: {
    'no-network': 'Strežnik se ne odziva.',
    'too-fast': 'Preveč zahtev. Počakajte trenutek.',
    'too-many-boards': 'Strežnik ne more sprejeti toliko šahovnic.',
    'header-refused': 'Te nastavitve se ne ujemajo.',
    'pairings-refused': 'Parov ni mogoče prebrati.',
    'already-there': 'To kolo že obstaja.',
    'malformed-message': 'Nekaj manjka ali ga ni mogoče prebrati.',
  },
  startWhen: 'Začetek partij',
  starts: {
    arbiter: 'ko jih začne sodnik',
    scheduled: 'ob napovedani uri',
    'both-present': 'ko sta prisotna oba igralca',
  },
  defaultTime: 'Dovoljena zamuda, minute (prazno: brez)',
  delay: 'Zamik prenosa v minutah',
  parts: 'Deli tekmovanja',
  partNames: { boards: 'Šahovnice', rounds: 'Kola', links: 'Povezave' },
  newRound: 'Novo kolo',
  roundsSoFar: rounds => `Dosedanja kola: ${rounds}.`,
  round: 'Kolo',
  startsAt: 'Začetek (neobvezno)',
  pairings: 'Pari, vsak v svoji vrstici',
  pairingsHint:
    'Šahovnica, beli, črni. Med imeni naj bo pomišljaj ali pa vrstice prilepite iz tabele. V oklepaju lahko dodate zvezo in FIDE ID.',
  badLine: (line: number) =>
    `Vrstice ${line} ni mogoče prebrati. Vpišite dve imeni in med njima pomišljaj.`,
  badLines: (lines: string) =>
    `Vrstic ${lines} ni mogoče prebrati. Vpišite dve imeni in med njima pomišljaj.`,
  twice: (line: number, board: number) =>
    `Vrstica ${line}: šahovnica ${board} je navedena dvakrat.`,
  makeRound: 'Ustvari kolo',
  noRounds: 'Kol še ni.',
  eventLinks: 'Povezave tekmovanja',
  eventLinksLead: 'Vsaka povezava odpre eno mesto. Povezavo za gledalce lahko delite z vsemi.',
  boardLinks: 'Povezave igralcev',
  print: 'Natisni',
  printLead: 'Po en listek za vsako šahovnico, za izrez.',
  linksElsewhere: 'Povezav tega kola ni na tej napravi.',
  reissue: 'Ustvari nove povezave',
  reissueSealed: (boards: string) =>
    `Šahovnica ${boards}: obstaja kuvertirana poteza. Nove povezave kuverte ne odprejo. Stare shranite, dokler kuverta ni odprta, sicer bo poteza izgubljena.`,
  reissueAnyhow: 'Vseeno ustvari nove povezave',
  reissueSure: 'Ustvarim nove povezave? Vse dosedanje povezave tega kola ne bodo več delovale.',
}
