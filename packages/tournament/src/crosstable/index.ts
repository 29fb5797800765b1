export {
  type CrosstableCell,
  type CrosstableLine,
  crosstableByOpponent,
  crosstableByRound,
} from './crosstable.js'
