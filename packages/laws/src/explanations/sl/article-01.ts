import type { Explanations } from '../explanation.js'

/** Article 1: the nature of the game. */
export const article01: Explanations = {
  'game.two-players':
    'Šah igrata dva nasprotnika, ki premikata svoje figure po kvadratni deski, imenovani šahovnica.',
  'game.white-first':
    'Prvo potezo izvrši igralec s svetlimi figurami, beli. Nato igralca vlečeta poteze izmenično.',
  'game.have-the-move':
    'Igralec je na potezi, takoj ko je nasprotnikova poteza na šahovnici izvršena, tudi če nasprotnik ure še ni pritisnil.',
  'game.goal':
    'Cilj vsakega igralca je, da nasprotnikovega kralja napade tako, da nasprotnik nima nobene pravilne poteze.',
  'game.mate-wins':
    'Igralec, ki nasprotnikovega kralja napade tako, da nasprotnik nima nobene pravilne poteze, ga je matiral in partijo dobi.',
  'game.king-safety':
    'Igralec svojega kralja ne sme pustiti napadenega niti izvršiti poteze, po kateri bi bil ta napaden.',
  'game.no-king-capture': 'Nasprotnikovega kralja ni dovoljeno vzeti.',
  'game.mated-loses': 'Igralec, čigar kralj je matiran, partijo izgubi.',
  'game.neither-can-mate':
    'Če je pozicija takšna, da nobeden od igralcev nasprotnikovega kralja nikakor ne more matirati, je partija remi.',
}
