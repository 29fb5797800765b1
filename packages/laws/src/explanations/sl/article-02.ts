import type { Explanations } from '../explanation.js'

/** Article 2: the board and the initial position. */
export const article02: Explanations = {
  'board.8x8':
    'Šahovnica ima 64 enako velikih polj v osmih vrstah po osem, ki so izmenično svetla in temna.',
  'board.orientation':
    'Šahovnica leži med igralcema tako, da je kotno polje, ki je vsakemu igralcu najbližje na desni, svetlo.',
  'pieces.set':
    'Vsak igralec začne s 16 figurami: kraljem, damo, dvema trdnjavama, dvema lovcema, dvema skakačema in osmimi kmeti. Beli ima svetle, črni pa temne.',
  'pieces.symbols':
    'Vsaka vrsta figure ima na diagramih svoj običajni znak, v notaciji pa črko; v slovenščini so to K za kralja, D za damo, T za trdnjavo, L za lovca in S za skakača. Kmet nima črke.',
  'pieces.initial-position':
    'Na začetku stojijo figure belega na prvi, figure črnega pa na osmi vrsti, od linije a do linije h: trdnjava, skakač, lovec, dama, kralj, lovec, skakač, trdnjava. Pred njimi stojijo kmetje, beli na drugi in črni na sedmi vrsti.',
  'board.files-ranks': 'Osem navpičnih nizov polj se imenuje linije, osem vodoravnih pa vrste.',
  'board.diagonal':
    'Diagonala je ravna črta enakobarvnih polj, ki se stikajo z vogali in potekajo od enega roba šahovnice do sosednjega roba.',
}
