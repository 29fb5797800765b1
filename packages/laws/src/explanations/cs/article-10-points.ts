import type { Explanations } from '../explanation.js'

/** Article 10: points. */
export const article10Points: Explanations = {
  'points.standard':
    'Za výhru je jeden bod (1), za remízu půl bodu (½) a za prohru nula bodů (0), pokud pravidla soutěže nestanoví předem jinak.',
  'points.forfeit':
    'Za kontumační výhru je jeden bod (1) a za kontumační prohru nula bodů (0), pokud pravidla soutěže nestanoví předem jinak.',
  'points.cap':
    'Body obou hráčů za partii nesmějí dohromady nikdy překročit maximum, které se za ni obvykle uděluje, například jeden bod.',
  'points.normal-values':
    'Hráči lze přiznat jen bodový zisk, který je za partii obvyklý, tedy 1, ½ nebo 0, případně hodnotu z bodovací stupnice soutěže. Výsledek jako ¾–¼ není dovolen.',
}
