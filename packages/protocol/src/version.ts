/** Said at hello. It grows when a message changes its meaning; a new kind of message does not change it. */
export const PROTOCOL = 1
