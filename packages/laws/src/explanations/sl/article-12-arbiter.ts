import type { Explanations } from '../explanation.js'

/** Article 12 (2009: 13): the role of the arbiter. */
export const article12Arbiter: Explanations = {
  'arb.uphold': 'Sodnik skrbi za to, da se Pravila šaha spoštujejo.',
  'arb.fair-play': 'Sodnik zagotavlja pošteno igro.',
  'arb.best-interest': 'Sodnik ravna tako, kot je za tekmovanje najbolje.',
  'arb.environment': 'Sodnik poskrbi za dobre igralne razmere in za to, da takšne ostanejo.',
  'arb.undisturbed': 'Sodnik poskrbi, da igralcev nihče ne moti.',
  'arb.supervise': 'Sodnik nadzira potek tekmovanja.',
  'arb.special-needs':
    'Sodnik sprejme posebne ukrepe v korist igralcev z invalidnostjo in igralcev, ki potrebujejo zdravniško pomoč.',
  'arb.anti-cheating': {
    text: 'Sodnik ravna po pravilih ali smernicah o pošteni igri.',
    in: {
      'fide-2017': 'Sodnik ravna po pravilih ali smernicah za preprečevanje goljufanja.',
      'fide-2018': 'Sodnik ravna po pravilih ali smernicah za preprečevanje goljufanja.',
    },
  },
  'arb.observe':
    'Sodnik spremlja partije, predvsem kadar so igralci v časovni stiski, skrbi za izvajanje svojih odločitev in po potrebi kaznuje igralce.',
  'arb.assistants':
    'Sodnik lahko imenuje pomočnike za spremljanje partij, na primer kadar je v časovni stiski več igralcev.',
  'arb.extra-time':
    'Če je bila partija motena od zunaj, lahko sodnik enemu ali obema igralcema dodeli dodatni čas.',
  'arb.no-intervene': 'Sodnik sme v partijo poseči samo v primerih, ki jih določajo Pravila šaha.',
  'arb.no-move-count': {
    text: 'Sodnik igralcema ne pove, koliko potez je zaključenih. Edina izjema je dopolnjevanje zapisnikov, potem ko je padla vsaj ena zastavica.',
    in: {
      'fide-2009':
        'Sodnik igralcema ne pove, koliko potez je izvršenih. Edina izjema je dopolnjevanje zapisnikov, potem ko je padla vsaj ena zastavica.',
      'finland-blitz-2008': 'Sodnik igralcema ne pove, koliko potez je izvršenih.',
    },
  },
  'arb.no-reminders':
    'Sodnik igralca ne opozarja, da je nasprotnik že izvršil potezo ali da sam ni pritisnil svoje ure.',
  'arb.report-only': 'Kdor opazi nepravilnost, sme o njej obvestiti samo sodnika.',
  'arb.no-interference':
    'Gledalci in igralci drugih partij ne smejo govoriti o partiji niti se vanjo kako drugače vmešavati.',
  'arb.expel':
    'Sodnik lahko tistega, ki se vmešava v partijo, po potrebi odstrani iz prireditvenega prostora.',
  'arb.phones-anyone':
    'Brez dovoljenja sodnika v prireditvenem prostoru in v sosednjih prostorih, ki jih določi sodnik, nihče ne sme uporabljati mobilnega telefona ali druge komunikacijske naprave.',
  'penalty.combine': {
    text: 'Sodnik lahko izbira med temi kaznimi: opomin, več časa nasprotniku, manj časa kršitelju, več točk nasprotniku, manj točk kršitelju, izguba partije, vnaprej objavljena denarna kazen, izključitev z enega ali več kol, izključitev s tekmovanja.',
    in: {
      'fide-2009':
        'Sodnik lahko izreče eno ali več od teh kazni: opomin, več časa nasprotniku, manj časa kršitelju, izguba partije, manj točk kršitelju, več točk nasprotniku, izključitev s tekmovanja.',
    },
  },
  'penalty.warning': 'Sodnik lahko kršitelju izreče opomin.',
  'penalty.add-time': 'Sodnik lahko kršiteljevemu nasprotniku podaljša preostali čas.',
  'penalty.cut-time': 'Sodnik lahko kršitelju skrajša preostali čas.',
  'penalty.add-points':
    'Sodnik lahko kršiteljevemu nasprotniku zviša število točk v tej partiji, vendar največ do najvišjega števila, ki ga je v njej mogoče dobiti.',
  'penalty.cut-points': 'Sodnik lahko kršitelju zniža število točk, doseženih v tej partiji.',
  'penalty.loss': {
    text: 'Sodnik lahko partijo razglasi za izgubljeno za kršitelja; pri tem določi tudi točkovni izid nasprotnika.',
    in: {
      'fide-2009': 'Sodnik lahko partijo razglasi za izgubljeno za kršitelja.',
    },
  },
  'penalty.fine': 'Sodnik lahko izreče denarno kazen, če je bila ta objavljena vnaprej.',
  'penalty.rounds': 'Sodnik lahko kršitelja izključi z enega ali več kol.',
  'penalty.expulsion': 'Sodnik lahko kršitelja izključi s tekmovanja.',
}
