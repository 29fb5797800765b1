/**
 * Text from a file as one line for a terminal: a control character could move the cursor, change
 * colours or break the line, so each is replaced by a mark.
 */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '�')
