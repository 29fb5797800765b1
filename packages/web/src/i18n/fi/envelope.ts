import type { Words } from '../en/index.js'

export const envelope: Words['envelope'] = {
  thisDevice: digits => `Tämän laitteen avain: ${digits}`,
  whyKey:
    'Kuoret avataan avaimella, joka on vain tässä laitteessa. Tallenna se: ilman avainta kuorisiirto voidaan menettää.',
  saveKey: 'Tallenna avain',
  keySaved: 'Avain on tallennettu. Säilytä tiedosto niin, että vain sinä voit lukea sen.',
  elsewhere:
    'Tämän linkin avain on toisessa laitteessa, ja vain se avaa kuoret. Jos laite ei ole sinun, pyydä uusi linkki.',
  noKey: 'Tällä laitteella ei ole avainta kuoriin: siihen tarvitaan suojattu yhteys.',
  savedKey: 'Tallennettu avain',
  useKey: 'Käytä tätä avainta',
  notAKey: 'Tämä ei ole tallennettu avain.',
  sealedFor: 'Kuoren voivat avata vain nämä kaksi yhdessä:',
  forDevice: (who, digits) => `${who}, laite, jonka avain on ${digits}`,
  forLink: who =>
    `${who} ja kaikki, joilla on sama linkki: mikään laite ei ole vielä ilmoittanut avainta.`,
  copy: 'Kopiosi tuomarille',
  whyCopy: 'Se näyttää siirtosi. Anna se vain, jos kuorta ei voida avata.',
  ifLost: 'Jos avain on kadonnut, syötä kuorisiirron tehneen pelaajan kopio.',
  otherDevice:
    'Tällä laitteella ei ole avainta tähän kuoreen. Käytä laitetta, jolla linkki oli auki kuorta suljettaessa, syötä sen tallennettu avain yllä tai syötä kuorisiirron tehneen pelaajan kopio.',
}
