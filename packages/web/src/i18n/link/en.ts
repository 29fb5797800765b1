/** A game by link, from the invitation on: texts for its two players. */
export const words = {
  iPlay: 'I play',
  sides: { white: 'White', random: 'Random', black: 'Black' },
  yourName: 'Your name',
  theirName: 'Your opponent’s name',
  invite: 'Invite',
  forOthers: 'Set up a game for two others',
  forOthersTitle: 'Game for two others',

  inviteTitle: 'Invite your opponent',
  inviteNamed: (name: string) => `Invite ${name}`,
  inviteText:
    'Let your opponent scan this code, or send the link. The game starts as soon as they join.',
  yourColour: { white: 'You play White.', black: 'You play Black.' },
  linkFor: 'Link for your opponent',
  share: 'Share the link',
  copy: 'Copy the link',
  copied: 'Link copied',
  /** Placed before the link when it is shared. */
  shareText: (name: string) => `${name} invites you to a game of chess.`,
  shareTextUnnamed: 'You are invited to a game of chess.',
  moreLinks: 'Spectators',
  moreLinksWithArbiter: 'Spectators and arbiter',

  invited: (name: string) => `${name} invites you to a game.`,
  invitedUnnamed: 'You are invited to a game.',
  join: 'Play',

  /** After the end of a game. */
  rematch: 'Rematch',
  rematchWanted: (name: string) => `${name} wants a rematch.`,
  rematchAsked: 'You asked for a rematch.',
  rematchDeclined: (name: string) => `${name} does not want a rematch.`,
  accept: 'Accept',
  decline: 'No',
  withdraw: 'Withdraw',
  toRematch: 'Go to the rematch',
  thisIsRematch: 'This is the rematch.',
  notSent: 'That did not reach the server. Please try again.',

  talk: 'Say something',
  talkText: 'Your opponent reads it in their own language.',
  mute: 'Hide messages from opponents',
  you: 'You',
  messages: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'have-fun': 'Have fun!',
    'good-game': 'Good game!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'one-moment': 'One moment, please.',
    'i-am-back': 'I am back.',
    'must-go': 'I have to go.',
  } as Readonly<Record<string, string>>,
  talkTooFast: 'Please wait a moment before you say more.',

  yourMoveAgainst: (name: string) => `${name} has moved.`,
  hasJoined: (name: string) => `${name} has joined the game.`,
  notify: 'Notify me when it is my move',
  notifyOff: 'Stop notifications',
  notifyBlocked: 'Your browser blocks notifications from this page.',

  planned: (from: string, to: string) => `Premove: ${from} to ${to}. Escape cancels it.`,
  planCancelled: 'Premove cancelled.',
}
export type LinkWords = typeof words
