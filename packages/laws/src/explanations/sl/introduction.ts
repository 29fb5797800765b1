import type { Explanations } from '../explanation.js'

/** Introduction and preface. */
export const introduction: Explanations = {
  'scope.otb':
    'Pravila veljajo samo za igro za šahovnico, ne pa za partije po internetu ali za dopisni šah.',
  'scope.two-parts':
    'Pravila imajo dva dela: osnovna pravila igre (bistvo igre, šahovnica, poteze, konec partije) in tekmovalna pravila (od šahovske ure naprej). Partija brez ure se lahko igra samo po osnovnih pravilih.',
  'scope.edition-by-date':
    'Partija se presoja po izdaji, ki velja v času igranja, razen če pravila tekmovanja določajo drugo. Izdaje veljajo od 1. julija 2009, 1. julija 2017, 1. januarja 2018 in 1. januarja 2023. Verodostojno je angleško besedilo: kjer se prevod od njega razlikuje, odloča angleško besedilo.',
  'scope.gender':
    'Moška slovnična oblika v pravilih velja za vse osebe, tako za moške kot za ženske.',
  'preface.analogy':
    'Pravila ne morejo predvideti vseh primerov. Kadar primera noben člen ne ureja natančno, sodnik poišče podobne primere, ki so v pravilih urejeni, in odloči v skladu z njimi.',
  'preface.judgement':
    'Pravila predpostavljajo usposobljenega, razsodnega in popolnoma nepristranskega sodnika. Namenoma niso preveč podrobna, da lahko sodnik najde rešitev, ki jo zahtevajo pravičnost, logika in okoliščine primera.',
  'preface.accept-view':
    'FIDE poziva vse igralce in zveze, naj sprejmejo, da pravila puščajo prostor za sodnikovo presojo. Za posamezno partijo iz tega ne sledi nič drugega.',
  'preface.federation.no-conflict':
    'Šahovska zveza lahko uvede svoja podrobnejša pravila, vendar samo, če ta v ničemer ne nasprotujejo Pravilom šaha.',
  'preface.federation.territory':
    'Podrobnejša pravila posamezne šahovske zveze veljajo samo na ozemlju te zveze.',
  'preface.federation.not-fide-events':
    'Podrobnejša pravila posamezne šahovske zveze ne veljajo na nobenem dvoboju, prvenstvu ali kvalifikacijskem tekmovanju FIDE niti na tekmovanjih za naslove ali rating FIDE.',
  'preface.rating-condition':
    'FIDE za rating upošteva samo partije, ki so bile odigrane po Pravilih šaha.',
  'preface.unrated-recommended':
    'Priporočljivo je, da se po Pravilih šaha igrajo tudi tekmovalne partije, ki ne štejejo za rating FIDE.',
  'preface.fide-ruling':
    'Zveza članica lahko zaprosi FIDE za odločitev o vprašanju, ki zadeva Pravila šaha.',
}
