export const envelope = {
  thisDevice: (digits: string) => `Key of this device: ${digits}`,
  whyKey:
    'Envelopes are opened with a key that is only on this device. Save it: without the key a sealed move can be lost.',
  saveKey: 'Save the key',
  keySaved: 'The key is saved. Keep the file where only you can read it.',
  elsewhere:
    'Another device has the key for this link, and only that device can open envelopes. If it is not yours, ask for a new link.',
  noKey: 'This device has no key for envelopes: that needs a secure connection.',
  savedKey: 'Saved key',
  useKey: 'Use this key',
  notAKey: 'That is not a saved key.',
  sealedFor: 'These two can open the envelope, but only together:',
  /** `digits`: six digits that two people compare on their screens. */
  forDevice: (who: string, digits: string) => `${who}, device with key ${digits}`,
  forLink: (who: string) =>
    `${who}, and anyone with the same link: no device has registered a key.`,
  copy: 'Your copy, for the arbiter',
  whyCopy: 'It shows your move. Give it only if the envelope cannot be opened.',
  ifLost: 'If a key is lost, enter the copy of the player who sealed the move.',
  otherDevice:
    'This device has no key to this envelope. Use the device that had the link when the move was sealed, enter its saved key above, or enter the copy of the player who sealed the move.',
}
