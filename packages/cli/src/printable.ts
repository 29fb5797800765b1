/**
 * What a file says, on one line of somebody's terminal: a control character would move the cursor, paint,
 * or break the line, so each shows as a mark.
 */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '�')
