// The parts of Web Serial, WebHID and Web Bluetooth that are used here. TypeScript has no types for
// them.

export interface SerialPortLike {
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
}

export interface HidDeviceLike {
  readonly productName: string
  open(): Promise<void>
  close(): Promise<void>
  sendReport(id: number, data: Uint8Array): Promise<void>
  addEventListener(
    type: 'inputreport',
    listener: (event: { readonly reportId: number; readonly data: DataView }) => void,
  ): void
}

export interface CharacteristicLike {
  readonly value: DataView | null
  startNotifications(): Promise<unknown>
  writeValue(bytes: Uint8Array): Promise<void>
  addEventListener(type: 'characteristicvaluechanged', listener: () => void): void
}

export interface BluetoothDeviceLike {
  readonly name?: string
  readonly gatt: {
    connect(): Promise<{
      getPrimaryService(id: string): Promise<{
        getCharacteristic(id: string): Promise<CharacteristicLike>
      }>
    }>
    disconnect(): void
  }
  addEventListener(type: 'gattserverdisconnected', listener: () => void): void
}

interface Devices {
  readonly serial?: {
    requestPort(options: { filters: { usbVendorId: number }[] }): Promise<SerialPortLike>
  }
  readonly hid?: {
    requestDevice(options: {
      filters: { vendorId: number; usagePage: number }[]
    }): Promise<HidDeviceLike[]>
  }
  readonly bluetooth?: {
    requestDevice(options: {
      filters: { namePrefix: string }[]
      optionalServices: string[]
    }): Promise<BluetoothDeviceLike>
  }
}

export const devices = (): Devices => navigator as Devices
