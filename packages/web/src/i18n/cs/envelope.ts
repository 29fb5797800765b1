import type { Words } from '../en/index.js'

export const envelope: Words['envelope'] = {
  thisDevice: digits => `Klíč tohoto zařízení: ${digits}`,
  whyKey:
    'Obálky se otevírají klíčem, který je jen v tomto zařízení. Uložte si ho: bez klíče se zapečetěný tah může ztratit.',
  saveKey: 'Uložit klíč',
  keySaved: 'Klíč je uložen. Soubor mějte tam, kde ho můžete číst jen vy.',
  elsewhere:
    'Klíč k tomuto odkazu má jiné zařízení a jen to otevírá obálky. Pokud není vaše, požádejte o nový odkaz.',
  noKey: 'Toto zařízení nemá klíč k obálkám: je k tomu třeba zabezpečené spojení.',
  savedKey: 'Uložený klíč',
  useKey: 'Použít tento klíč',
  notAKey: 'To není uložený klíč.',
  sealedFor: 'Obálku mohou společně otevřít:',
  forDevice: (who, digits) => `${who}, zařízení s klíčem ${digits}`,
  forLink: who => `${who} a každý, kdo má stejný odkaz: žádné zařízení ještě nemá klíč.`,
  copy: 'Vaše kopie pro rozhodčího',
  whyCopy: 'Ukazuje váš tah. Předejte ji jen tehdy, když obálku nelze otevřít.',
  ifLost: 'Pokud se klíč ztratil, zadejte kopii hráče, který tah zapečetil.',
  otherDevice:
    'Toto zařízení nemá klíč k této obálce. Použijte zařízení, které mělo odkaz při zapečetění, zadejte výše jeho uložený klíč, nebo zadejte kopii hráče, který tah zapečetil.',
}
