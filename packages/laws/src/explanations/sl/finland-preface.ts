import type { Explanations } from '../explanation.js'

/** What the Finnish federation puts before the Laws of 2009. */
export const finlandPreface: Explanations = {
  'fi.phone-1-remark':
    'Na finskih tekmovanjih, ki ne štejejo za rating FIDE, velja zvonjenje telefona za navadno motenje. Prvič sodnik igralcu izreče le pripombo; partija zaradi tega ni izgubljena.',
  'fi.phone-2-warning':
    'Na finskih tekmovanjih, ki ne štejejo za rating FIDE, sodnik igralcu, ki mu telefon zazvoni ponovno, izreče opomin.',
  'fi.phone-3-loss':
    'Na finskih tekmovanjih, ki ne štejejo za rating FIDE, lahko sodnik igralcu, ki mu telefon zvoni tudi po opominu, partijo razglasi za izgubljeno. To lahko stori, ni pa mu treba.',
  'fi.phone-rated':
    'Na finskih tekmovanjih za rating FIDE velja pravilo FIDE: igralec, čigar telefon v prireditvenem prostoru odda zvok, partijo izgubi. Nasprotnik zmaga; če ne bi mogel zmagati z nobenim zaporedjem pravilnih potez, dobi pol točke.',
  'fi.default-30':
    'Na Finskem je privzeti čas zamude 30 minut od začetka kola, razen če pravila tekmovanja določajo drugače. Igralec, ki pride pozneje, partijo izgubi, razen če sodnik odloči drugače.',
  'fi.default-override':
    'Na Finskem lahko pravila tekmovanja določijo privzeti čas zamude, ki je daljši ali krajši od 30 minut. Določijo lahko tudi 0 minut: igralec mora biti tedaj ob začetku partije za šahovnico.',
  'fi.note-draw-ban':
    'Opomnik: organizator lahko določi, da se igralca brez soglasja sodnika ne smeta dogovoriti za remi, bodisi pred določenim številom potez bodisi nasploh.',
  'fi.note-claim-penalty':
    'Opomnik: če je reklamacija remija zaradi trikratne ponovitve pozicije ali po pravilu 50 potez zavrnjena, dobi nasprotnik tri dodatne minute. Igralcu, ki je reklamiral, se čas ne odvzame.',
  'fi.note.fi-blitz-applies':
    'Na Finskem se državna tekmovanja v hitropoteznem šahu igrajo po finskih pravilih za hitropotezni šah namesto po dodatku Pravil šaha o hitropoteznem šahu.',
}
