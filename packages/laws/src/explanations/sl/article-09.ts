import type { Explanations } from '../explanation.js'

/** Article 9: the drawn game. */
export const article09: Explanations = {
  'draw.regs-restrict': {
    text: 'Pravila tekmovanja lahko igralcema prepovejo, da bi brez soglasja sodnika ponudila remi ali se zanj dogovorila, bodisi pred določenim številom potez bodisi nasploh. Reklamacij remija in remijev, ki nastopijo sami od sebe, prepoved ne zadeva.',
    in: {
      'fide-2009':
        'Pravila tekmovanja lahko igralcema prepovejo, da bi se brez soglasja sodnika dogovorila za remi, bodisi pred določenim številom potez bodisi nasploh. Reklamacij remija in remijev, ki nastopijo sami od sebe, prepoved ne zadeva.',
    },
  },
  'draw.offer-rules-apply': {
    text: 'Kjer pravila tekmovanja dovoljujejo dogovorjeni remi, veljajo pravila o ponudbi remija: kdaj in kako se ponudba da, kako dolgo velja in kako se zapiše.',
    in: {
      'finland-blitz-2008':
        'Kjer pravila tekmovanja dovoljujejo dogovorjeni remi, veljajo pravila o ponudbi remija: kdaj in kako se ponudba da ter kako dolgo velja.',
    },
  },
  'draw.offer-when':
    'Igralec, ki želi ponuditi remi, to stori, ko je izvršil potezo na šahovnici in preden pritisne svojo uro.',
  'draw.offer-other-time':
    'Veljavna je tudi ponudba remija, dana v kateremkoli drugem trenutku med igro, vendar sodnik presodi, ali je igralec z njo motil nasprotnika.',
  'draw.offer-no-conditions': 'Ponudba remija ne sme biti vezana na noben pogoj.',
  'draw.offer-irrevocable':
    'Igralec ponudbe remija ne more umakniti, ne glede na to, kdaj med igro jo je dal.',
  'draw.offer-lapse':
    'Ponudba remija velja, dokler je nasprotnik ne sprejme, je ustno ne zavrne ali je ne zavrne s tem, da se dotakne figure z namenom, da bi z njo igral ali jo vzel, oziroma dokler se partija ne konča kako drugače.',
  'draw.offer-record':
    'Oba igralca vsako ponudbo remija označita na svojem zapisniku z znakom (=).',
  'draw.claim-is-offer': {
    text: 'Reklamacija remija zaradi trikratne ponovitve pozicije ali 50 potez je hkrati ponudba remija: nasprotnik jo lahko sprejme, ne da bi počakal na preverjanje.',
    in: {
      'fide-2009':
        'Reklamacija remija zaradi trikratne ponovitve pozicije, 50 potez ali po pravilih hitrega konca partije je hkrati ponudba remija: nasprotnik jo lahko sprejme, ne da bi počakal na odločitev.',
      'finland-blitz-2008':
        'Reklamacija remija zaradi 50 potez je hkrati ponudba remija: nasprotnik jo lahko sprejme, ne da bi počakal na odločitev.',
    },
  },
  'rep.claim':
    'Partija je remi na podlagi upravičene reklamacije igralca na potezi, kadar se bo ista pozicija najmanj tretjič pojavila ali se je pravkar pojavila. Ni treba, da se ponovijo tudi vmesne poteze ali njihov vrstni red.',
  'rep.intended': {
    text: 'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na papirnati zapisnik ali vnese v elektronskega; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, s katero bo pozicija nastala najmanj tretjič.',
    in: {
      'fide-2009':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik, nato pa sodniku izjavi, da namerava izvršiti to potezo, s katero bo pozicija nastala najmanj tretjič.',
      'fide-2017':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, s katero bo pozicija nastala najmanj tretjič.',
      'fide-2018':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, s katero bo pozicija nastala najmanj tretjič.',
    },
  },
  'rep.appeared':
    'Če se je pozicija na šahovnici pravkar pojavila najmanj tretjič, lahko remi reklamira igralec, ki je zdaj na potezi, in nihče drug.',
  'rep.same-position':
    'Poziciji sta enaki samo, če je na potezi isti igralec, če so na istih poljih figure iste vrste in barve in če so možne poteze vseh figur obeh igralcev enake.',
  'rep.en-passant':
    'Poziciji nista enaki, če je bilo v prejšnji kmeta mogoče vzeti mimogrede, v poznejši pa to ni več mogoče. Možnost šteje samo, če bi bilo takšno jemanje pravilna poteza.',
  'rep.castling':
    'Poziciji nista enaki, če je pravica do rokade v prejšnji še obstajala, v poznejši pa je izgubljena. Pravica se izgubi šele, ko se kralj ali zadevna trdnjava dejansko premakne, ne pa že zato, ker je tak premik izsiljen ali ker je rokada začasno onemogočena.',
  'fifty.claim':
    'Partija je remi na podlagi upravičene reklamacije igralca na potezi, če v zadnjih 50 potezah vsakega igralca ni bilo ne premika kmeta ne jemanja ali če bo tako po potezi, ki jo igralec napove.',
  'fifty.intended': {
    text: 'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na papirnati zapisnik ali vnese v elektronskega; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, po kateri bo zadnjih 50 potez vsakega igralca brez premika kmeta in brez jemanja.',
    in: {
      'fide-2009':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik, nato pa sodniku izjavi, da namerava izvršiti to potezo, po kateri bo zadnjih 50 potez vsakega igralca brez premika kmeta in brez jemanja.',
      'fide-2017':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, po kateri bo zadnjih 50 potez vsakega igralca brez premika kmeta in brez jemanja.',
      'fide-2018':
        'Igralec, ki reklamira z nameravano potezo, te na šahovnici ne izvrši. Najprej jo zapiše na svoj zapisnik; potem je ne more več spremeniti. Nato sodniku izjavi, da namerava izvršiti to potezo, po kateri bo zadnjih 50 potez vsakega igralca brez premika kmeta in brez jemanja.',
    },
  },
  'fifty.done': {
    text: 'Igralec na potezi lahko reklamira remi, če je vsak od igralcev zaključil zadnjih 50 potez brez premika kateregakoli kmeta in brez jemanja.',
    in: {
      'fide-2009':
        'Igralec na potezi lahko reklamira remi, če je vsak od igralcev izvršil zadnjih 50 zaporednih potez brez premika kateregakoli kmeta in brez jemanja.',
    },
  },
  'claim.lost-by-touch': {
    text: 'Igralec, ki se dotakne figure z namenom, da bi z njo igral ali jo vzel, v tej potezi izgubi pravico do reklamacije remija zaradi trikratne ponovitve ali 50 potez. V kateri od naslednjih potez lahko spet reklamira, če so takrat pogoji izpolnjeni.',
    in: {
      'fide-2009':
        'Igralec, ki se namerno dotakne figure, ne da bi prej reklamiral, v tej potezi izgubi pravico do reklamacije remija zaradi trikratne ponovitve ali 50 potez. V kateri od naslednjih potez lahko spet reklamira, če so takrat pogoji izpolnjeni.',
      'finland-blitz-2008':
        'Igralec, ki se namerno dotakne figure, ne da bi prej reklamiral, v tej potezi izgubi pravico do reklamacije remija zaradi 50 potez. V kateri od naslednjih potez lahko spet reklamira, če so takrat pogoji izpolnjeni.',
    },
  },
  'claim.stop-clocks': {
    text: 'Ko igralec reklamira remi zaradi trikratne ponovitve ali 50 potez, on ali sodnik ustavi šahovsko uro.',
    in: {
      'fide-2009':
        'Igralec, ki reklamira remi zaradi trikratne ponovitve ali 50 potez, lahko ustavi obe uri, ni pa mu treba.',
      'finland-blitz-2008':
        'Igralec, ki reklamira remi zaradi 50 potez, lahko ustavi obe uri, ni pa mu treba.',
    },
  },
  'claim.no-withdraw': {
    text: 'Igralec reklamacije remija zaradi trikratne ponovitve ali 50 potez ne sme več umakniti.',
    in: {
      'finland-blitz-2008': 'Igralec reklamacije remija zaradi 50 potez ne sme več umakniti.',
    },
  },
  'claim.correct': 'Če se izkaže, da je reklamacija remija upravičena, je partija takoj remi.',
  'claim.incorrect': {
    text: 'Če se izkaže, da reklamacija remija ni upravičena, sodnik nasprotniku doda dve minuti (v pospešenem in hitropoteznem šahu eno minuto) in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
    in: {
      'fide-2009':
        'Če se izkaže, da reklamacija remija ni upravičena, sodnik nasprotniku doda tri minute in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
      'fide-2017':
        'Če se izkaže, da reklamacija remija ni upravičena, sodnik nasprotniku doda dve minuti (v hitropoteznem šahu eno minuto) in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
      'fide-2018':
        'Če se izkaže, da reklamacija remija ni upravičena, sodnik nasprotniku doda dve minuti (v hitropoteznem šahu eno minuto) in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
      'finland-blitz-2008':
        'Če se izkaže, da reklamacija remija zaradi 50 potez ni upravičena, sodnik nasprotniku doda tri minute in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
    },
  },
  'claim.intended-binding': {
    text: 'Če je neupravičena reklamacija temeljila na nameravani potezi, je treba to potezo zdaj izvršiti, v skladu s pravili o gibanju figur in o postopku premikanja figur.',
    in: {
      'fide-2009':
        'Če je neupravičena reklamacija temeljila na nameravani potezi, je treba to potezo zdaj izvršiti, v skladu s pravili o postopku premikanja figur.',
    },
  },
  'draw.dead-again': {
    text: 'Partija je takoj remi, ko nastane pozicija, v kateri nobeden od igralcev z nobenim zaporedjem pravilnih potez ne more matirati, če je bila poteza, ki je do nje pripeljala, pravilna in izvršena v skladu s pravili o dotikanju in premikanju figur.',
    in: {
      'fide-2009':
        'Partija je takoj remi, ko nastane pozicija, v kateri z nobenim zaporedjem pravilnih potez ne more priti do mata, če je bila poteza, ki je do nje pripeljala, pravilna.',
    },
  },
  'auto.fivefold':
    'Partija je remi brez reklamacije, ko se ista pozicija pojavi najmanj petkrat. Ni treba, da se pojavi zaporedoma.',
  'auto.seventyfive':
    'Partija je remi brez reklamacije, ko vsak od igralcev zaporedoma izvrši najmanj 75 potez brez premika kateregakoli kmeta in brez jemanja.',
  'auto.mate-first':
    'Če igralec s potezo, s katero se dopolni 75 potez vsakega igralca brez premika kmeta in brez jemanja, matira, velja mat in partija ni remi.',
}
