import type { Explanations } from '../explanation.js'

/** Appendix D: play with blind and visually disabled players. */
export const appendixDBlind: Explanations = {
  'blind.adapt': {
    text: 'Organizator lahko po posvetu s sodnikom prilagodi pravila za vidno prizadete igralce krajevnim razmeram.',
    in: {
      'fide-2009':
        'Organizator ali vodja turnirja lahko prilagodi pravila za vidno prizadete igralce krajevnim razmeram.',
    },
  },
  'blind.two-boards':
    'Kadar igrata videči in vidno prizadeti (slepi) igralec, lahko vsak od njiju zahteva dve šahovnici: videči igralec uporablja običajno, vidno prizadeti pa posebej prirejeno šahovnico.',
  'blind.board.size':
    'Posebna šahovnica vidno prizadetega igralca meri najmanj 20 × 20 centimetrov.',
  'blind.board.raised':
    'Na posebni šahovnici so črna polja rahlo dvignjena, da jih je mogoče otipati.',
  'blind.board.aperture':
    'Vsako polje posebne šahovnice ima varovalno odprtino, ki drži figuro na mestu.',
  'blind.pieces.peg':
    'Vsaka figura za posebno šahovnico ima konico, ki se prilega varovalni odprtini polja.',
  'blind.pieces.staunton':
    'Figure za posebno šahovnico so tipa Staunton, črne pa so posebej označene, da jih igralec prepozna z otipom.',
  'blind.announce.clear': 'Vsako potezo je treba glasno in razločno napovedati.',
  'blind.announce.repeat':
    'Nasprotnik napovedano potezo glasno ponovi in jo izvede na svoji šahovnici.',
  'blind.announce.promotion':
    'Igralec, ki promovira kmeta, mora napovedati tudi, katero figuro je izbral.',
  'blind.announce.files':
    'Zaradi boljše razumljivosti se priporoča, da igralca namesto črk linij od a do h izgovarjata imena Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.',
  'blind.announce.algebraic':
    'Poteze se napovedujejo po algebraični notaciji: najprej figura, nato polje z linijo in vrsto.',
  'blind.announce.ranks': {
    text: 'Če sodnik ne določi drugače, se vrste, štete od belega, napovedujejo z nemškimi števili: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    in: {
      'fide-2009':
        'Vrste, štete od belega, se napovedujejo z nemškimi števili: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    },
  },
  'blind.announce.castling':
    'Za rokado se uporabljata nemška izraza: »Lange Rochade« pomeni veliko rokado (0-0-0), »Kurze Rochade« malo rokado (0-0).',
  'blind.announce.pieces':
    'Figure se napovedujejo z nemškimi imeni: König (kralj), Dame (dama), Turm (trdnjava), Läufer (lovec), Springer (skakač), Bauer (kmet).',
  'blind.touch':
    'Na posebni šahovnici velja figura za dotaknjeno šele, ko jo igralec izvleče iz varovalne odprtine; otipavanje figur v odprtinah je dovoljeno.',
  'blind.made.capture-removed':
    'Kadar vidno prizadeti igralec jemlje, njegova poteza ni izvršena, dokler vzeta figura ni odstranjena z njegove šahovnice.',
  'blind.made.placed':
    'Poteza vidno prizadetega igralca ni izvršena, dokler figura ni postavljena v drugo varovalno odprtino.',
  'blind.made.announced': 'Poteza vidno prizadetega igralca ni izvršena, dokler ni napovedana.',
  'blind.clock-after':
    'Nasprotnikova ura se sme pognati šele, ko je poteza vidno prizadetega igralca izvršena: vzeta figura je odstranjena z njegove šahovnice, njegova figura je v novi odprtini in poteza je napovedana.',
  'blind.sighted-normal':
    'Kdaj se je videči igralec dotaknil figure in kdaj je njegova poteza izvršena, določajo običajna pravila; posebna pravila veljajo samo za vidno prizadetega igralca.',
  'blind.clock.special': 'Vidno prizadeti igralec sme uporabljati posebej prirejeno šahovsko uro.',
  'blind.clock.speaking':
    'Posebna šahovska ura naj bi vidno prizadetemu igralcu lahko sporočila čas in število potez.',
  'blind.clock.analogue.dial': {
    text: 'Namesto govoreče šahovske ure se lahko uporabi analogna, ki mora imeti ojačana kazalca in številčnico z eno izbočeno piko na vsakih pet minut ter dvema na vsakih 15 minut.',
    in: {
      'fide-2009':
        'Posebna šahovska ura mora imeti ojačana kazalca in številčnico z eno izbočeno piko na vsakih pet minut ter dvema na vsakih 15 minut.',
    },
  },
  'blind.clock.analogue.flag': {
    text: 'Analogna šahovska ura za vidno prizadetega igralca mora imeti dobro otipljivo zastavico, nameščeno tako, da lahko igralec zadnjih pet minut pred polno uro otipa tudi minutni kazalec.',
    in: {
      'fide-2009':
        'Posebna šahovska ura mora imeti dobro otipljivo zastavico, nameščeno tako, da lahko igralec zadnjih pet minut pred polno uro otipa tudi minutni kazalec.',
    },
  },
  'blind.record':
    'Vidno prizadeti igralec mora poteze zapisovati v brajici ali z običajno pisavo ali pa jih snemati na diktafon.',
  'blind.slip':
    'Spodrsljaj pri napovedi poteze je treba popraviti takoj in preden se požene nasprotnikova ura; pozneje popravek ni več mogoč.',
  'blind.diverge.consult':
    'Če se pokaže, da sta poziciji na obeh šahovnicah različni, ju je treba popraviti ob pomoči sodnika in zapisnikov obeh igralcev.',
  'blind.diverge.scores-agree':
    'Če sta poziciji na šahovnicah različni, zapisnika pa se ujemata, mora igralec, ki je zapisal pravo potezo, izvedel pa napačno, popraviti svojo šahovnico v skladu z zapisnikom.',
  'blind.diverge.scores-differ':
    'Če sta različni tako poziciji na šahovnicah kot zapisnika, se poteze vrnejo do zadnjega mesta, kjer se zapisnika še ujemata, sodnik pa ustrezno nastavi uri.',
  'blind.assistant.right':
    'Vidno prizadeti igralec ima pravico do pomočnika, ki prevzame eno, več ali vse dovoljene naloge: izvajanje potez na šahovnicah, njihovo napovedovanje, zapisovanje in poganjanje ure, obveščanje igralca na njegovo zahtevo, reklamiranje in obveščanje sodnika ter formalnosti ob prekinitvi.',
  'blind.assistant.move':
    'Pomočnik vidno prizadetega igralca sme potezo kateregakoli igralca izvesti na šahovnici njegovega nasprotnika.',
  'blind.assistant.announce':
    'Pomočnik vidno prizadetega igralca sme napovedovati poteze obeh igralcev.',
  'blind.assistant.score-clock':
    'Pomočnik sme zapisovati poteze namesto vidno prizadetega igralca in pognati nasprotnikovo uro, vendar šele, ko je poteza napovedana.',
  'blind.assistant.inform':
    'Pomočnik sme vidno prizadetemu igralcu povedati število potez in porabljeni čas obeh igralcev, vendar samo na njegovo zahtevo.',
  'blind.assistant.claim-flag':
    'Pomočnik sme v imenu vidno prizadetega igralca reklamirati, da je nasprotnik prekoračil čas.',
  'blind.assistant.report-touch':
    'Pomočnik sme sodnika obvestiti, da se je videči igralec dotaknil katere od svojih figur.',
  'blind.assistant.adjourn':
    'Če se partija prekine, sme pomočnik namesto vidno prizadetega igralca opraviti potrebne formalnosti.',
  'blind.assistant.sighted-may':
    'Če vidno prizadeti igralec nima pomočnika, ga sme imeti videči igralec, vendar samo za izvajanje potez na šahovnicah in njihovo napovedovanje.',
  'blind.assistant.hearing':
    'Kadar igrata vidno prizadeti in slušno prizadeti igralec, je pomočnik obvezen.',
}
