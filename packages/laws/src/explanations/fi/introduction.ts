import type { Explanations } from '../explanation.js'

/** Introduction and preface. */
export const introduction: Explanations = {
  'scope.otb':
    'Säännöt koskevat vain lähishakkia eli shakkilaudan ääressä pelattavia pelejä, eivät nettishakkia eivätkä kirjeshakkia.',
  'scope.two-parts':
    'Säännöissä on kaksi osaa: pelisäännöt (pelin luonne, lauta, siirrot ja pelin päättyminen) ja kilpailusäännöt (shakkikellosta alkaen). Peli ilman kelloa voidaan pelata pelkkien pelisääntöjen mukaan.',
  'scope.edition-by-date':
    'Peliin sovelletaan sitä sääntöversiota, joka on voimassa peliä pelattaessa, elleivät kilpailun säännöt määrää toista. Sääntöversiot ovat voimassa 1. heinäkuuta 2009, 1. heinäkuuta 2017, 1. tammikuuta 2018 ja 1. tammikuuta 2023 alkaen. Sitova on englanninkielinen teksti: jos käännös poikkeaa siitä, englanninkielinen teksti ratkaisee.',
  'scope.gender':
    'Vaikka englanninkielisessä tekstissä puhutaan pelaajasta maskuliinissa, säännöt koskevat kaikkia, niin miehiä kuin naisia.',
  'preface.analogy':
    'Säännöt eivät voi ottaa huomioon kaikkia tilanteita. Jos mikään sääntö ei määrää tapauksesta täsmällisesti, tuomari etsii vastaavia tapauksia, joista säännöissä määrätään, ja ratkaisee asian niiden mukaan.',
  'preface.judgement':
    'Säännöt edellyttävät tuomarilta pätevyyttä, tervettä harkintaa ja täydellistä puolueettomuutta. Ne on tarkoituksella jätetty väljiksi, jotta tuomari voi löytää ratkaisun, jota oikeudenmukaisuus, logiikka ja tapauksen olosuhteet edellyttävät.',
  'preface.accept-view':
    'FIDE pyytää kaikkia pelaajia ja liittoja hyväksymään sen, että säännöt jättävät tilaa tuomarin harkinnalle. Yksittäisen pelin kannalta siitä ei seuraa muuta.',
  'preface.federation.no-conflict':
    'Shakkiliitto voi laatia omia, yksityiskohtaisempia sääntöjä, mutta vain jos ne eivät ole millään tavalla ristiriidassa shakkisääntöjen kanssa.',
  'preface.federation.territory':
    'Shakkiliiton omat, yksityiskohtaisemmat säännöt ovat voimassa vain kyseisen liiton alueella.',
  'preface.federation.not-fide-events':
    'Shakkiliiton omat, yksityiskohtaisemmat säännöt eivät ole voimassa missään FIDEn ottelussa, mestaruuskilpailussa tai karsinnassa eivätkä kilpailuissa, joissa pelataan FIDEn arvonimistä tai jotka lasketaan FIDEn vahvuuslukuihin.',
  'preface.rating-condition':
    'FIDEn vahvuuslukuihin lasketaan vain pelit, jotka on pelattu shakkisääntöjen mukaan.',
  'preface.unrated-recommended':
    'On suositeltavaa, että shakkisääntöjen mukaan pelataan myös ne kilpailupelit, joita ei lasketa FIDEn vahvuuslukuihin.',
  'preface.fide-ruling':
    'Jäsenliitto voi pyytää FIDEltä ratkaisua shakkisääntöjä koskevaan kysymykseen.',
}
