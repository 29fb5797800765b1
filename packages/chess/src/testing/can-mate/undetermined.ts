/**
 * What the default limits leave undetermined in the public lists, whole (the data suite looks at each eighth line of public.tsv, and at all with
 * JADOUBE_EVERY=1). A position that is decided now must leave the list, and none may join it unseen.
 */
export const undetermined: readonly string[] = [
  '1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/2p5/P1P1P1P1/3K4 w - - 0 1 black',
  '1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/2p5/P1P1P1P1/3K4 w - - 0 1 white',
  '6Q1/3n4/4b3/8/ppp5/qkp3b1/rnp5/n1K5 w - - 0 1 white',
  '6Q1/8/4b3/8/ppp5/qkp3r1/rnp5/n1K5 w - - 0 1 white',
  '6Q1/8/4b3/8/ppp5/qkp4r/rnp5/n1K5 b - - 0 1 white',
  '6Q1/8/4n3/8/ppp5/qkp3b1/rnp1p3/n1K5 w - - 0 1 white',
  '6Q1/8/4n3/8/ppp5/qkp3b1/rnp5/n1K5 b - - 0 1 white',
  '6k1/p1p1p1P1/6PB/6P1/8/P7/1KP1P2P/8 b - - 0 1 black',
  '6n1/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1 white',
  '8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1 white',
  '8/6pp/4r3/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1 white',
  '8/6pp/8/4q3/ppp5/bkp1p2Q/qnp5/n1K5 w - - 0 1 white',
  '8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1 white',
  '8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1 white',
  '8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1 white',
  '8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1 white',
  'bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B1B1B1 b - - 0 1 white',
  'bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B3B1 b - - 0 1 white',
  'bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B3B1 w - - 0 1 white',
  'bn1n2k1/2p2p2/2p2Pp1/1pKp1pP1/1P1P1P2/8/8/B1B1B1B1 b - - 0 1 white',
]
