/** A browser with a push service: each subscription has an endpoint of its own. */
export class FakePush {
  readonly registered: string[] = [];
  /** The maker's service does not answer. */
  fails = false;
  #made = 0;
  #present: object | null = null;

  static install(): FakePush {
    const fake = new FakePush();
    const registration = { pushManager: fake.#manager() };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      register: (path: string) => {
        fake.registered.push(path);
        return Promise.resolve(registration);
      },
      getRegistration: () => Promise.resolve(fake.registered.length > 0 ? registration : undefined),
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.assign(window, { PushManager: class {} });
    return fake;
  }

  /** The same browser without push. */
  uninstall(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
  }

  #manager() {
    return {
      getSubscription: () => Promise.resolve(this.#present),
      subscribe: () => {
        if (this.fails) return Promise.reject(new DOMException('away', 'AbortError'));
        this.#present ??= this.#subscription();
        return Promise.resolve(this.#present);
      },
    };
  }

  #subscription() {
    this.#made += 1;
    const endpoint = `https://push.example/${this.#made}`;
    return {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: () => {
        this.#present = null;
        return Promise.resolve(true);
      },
    };
  }
}
