/** A browser with sound: counts the tones that were started. */
export class FakeAudio {
  static tones = 0;
  state = 'running';
  currentTime = 0;
  destination = {};

  static install() {
    FakeAudio.tones = 0;
    Object.assign(window, { AudioContext: FakeAudio });
  }

  resume() {
    return Promise.resolve();
  }

  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }

  createOscillator() {
    const start = () => {
      FakeAudio.tones += 1;
    };
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start,
      stop: () => undefined,
    };
  }
}

/** A browser with notifications and a phone that shakes, while the reader looks elsewhere. */
export class FakeNotification {
  static permission: NotificationPermission = 'default';
  static shown: string[] = [];
  static answer: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;

  constructor(title: string) {
    FakeNotification.shown.push(title);
  }

  static install(permission: NotificationPermission) {
    FakeNotification.permission = permission;
    FakeNotification.shown = [];
    Object.assign(window, { Notification: FakeNotification });
    Object.assign(navigator, { vibrate: jest.fn() });
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  }

  static requestPermission() {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }

  close() {
    return undefined;
  }
}
