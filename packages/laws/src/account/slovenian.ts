/**
 * Away from a square. The preposition is *s* before a voiceless consonant: c (ce) and h (ha); f is
 * spoken with a vowel first (ef).
 */
export const awayFrom = (square: string): string => `${/^[ch]/.test(square) ? 's' : 'z'} ${square}`
