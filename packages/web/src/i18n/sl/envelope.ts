import type { Words } from '../en/index.js'

export const envelope: Words['envelope'] = {
  thisDevice: digits => `Ključ te naprave: ${digits}`,
  whyKey:
    'Kuverte se odpirajo s ključem, ki je samo na tej napravi. Shranite ga: brez ključa se kuvertirana poteza lahko izgubi.',
  saveKey: 'Shrani ključ',
  keySaved: 'Ključ je shranjen. Datoteko imejte tam, kjer jo lahko berete samo vi.',
  elsewhere:
    'Ključ za to povezavo ima druga naprava in samo ta odpira kuverte. Če ni vaša, prosite za novo povezavo.',
  noKey: 'Ta naprava nima ključa za kuverte: za to je potrebna varna povezava s strežnikom.',
  savedKey: 'Shranjeni ključ',
  useKey: 'Uporabi ta ključ',
  notAKey: 'To ni shranjeni ključ.',
  sealedFor: 'Kuverto lahko odpreta samo skupaj:',
  forDevice: (who, digits) => `${who}, naprava s ključem ${digits}`,
  forLink: who => `${who} in vsi, ki imajo isto povezavo: nobena naprava ni prijavila ključa.`,
  copy: 'Vaš izvod za sodnika',
  whyCopy: 'Pokaže vašo potezo. Dajte ga samo, če kuverte ni mogoče odpreti.',
  ifLost: 'Če je ključ izgubljen, vnesite izvod igralca, ki je potezo kuvertiral.',
  otherDevice:
    'Ta naprava nima ključa za to kuverto. Uporabite napravo, ki je imela povezavo ob kuvertiranju, zgoraj vnesite njen shranjeni ključ ali pa vnesite izvod igralca, ki je potezo kuvertiral.',
}
