/** What is needed to reach the backend: its address and the key that only the web knows. */
export interface BackendAddress {
  url: string;
  serviceKey: string;
}

/** A host of the demo presses more in a minute than a person saves. */
const extensions = { access: 'public', limit: 'press' };

/** One visitor of the backend: remembers the session that signing up gave it. */
export class BackendClient {
  private session: string | undefined;

  constructor(
    private readonly address: BackendAddress,
    private readonly clientIp: string,
  ) {}

  /**
   * Sends one document whose only root field is called `answer`, and returns that field. Throws
   * when the backend refuses, be it as a GraphQL error or in the answer's own `error`.
   */
  async ask<Item>(document: string, variables: Record<string, unknown>): Promise<Item> {
    const response = await this.send(
      '/graphql',
      'application/json',
      JSON.stringify({ query: document, variables, extensions }),
    );
    const body = (await response.json()) as {
      data?: { answer?: Item & { error?: string | null } };
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    const refusal = body.errors?.[0];
    const answer = body.data?.answer;
    if (refusal) throw new Error(refusal.extensions?.code ?? refusal.message);
    if (!answer) throw new Error(`The backend answered ${response.status} without data.`);
    if (answer.error) throw new Error(answer.error);

    const given = response.headers.get('x-session-set');
    if (given) this.session = given.split(';')[0];
    return answer;
  }

  /** The six digits in the newest mail to an address; null where mails are not kept to be read. */
  async mailedCode(email: string): Promise<string | null> {
    const path = `/dev/outbox?to=${encodeURIComponent(email)}`;
    const headers = { 'x-service-key': this.address.serviceKey };
    const response = await fetch(`${this.address.url}${path}`, { headers });
    return /^\d{6}$/m.exec(await response.text())?.[0] ?? null;
  }

  /**
   * Opens a page of the payment sandbox, or sends its form, as this visitor's browser would; returns
   * the address where that led.
   */
  async visit(address: string, form?: Record<string, string>): Promise<string> {
    const { pathname, search } = new URL(address, this.address.url);
    const response = await fetch(`${this.address.url}${pathname}${search}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        'x-service-key': this.address.serviceKey,
        'x-language': 'en',
        'x-origin': this.address.url,
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    if (response.status >= 400) throw new Error(`${pathname} answered ${response.status}`);
    return response.headers.get('location') ?? address;
  }

  /** Stores a picture and returns its address. */
  async upload(picture: Buffer): Promise<string> {
    const response = await this.send(
      '/uploads',
      'application/octet-stream',
      new Uint8Array(picture),
    );
    const { data } = (await response.json()) as {
      data?: { uploadPhoto: { error: string | null; item: { url: string } | null } };
    };
    if (!data?.uploadPhoto.item) throw new Error(data?.uploadPhoto.error ?? 'no picture');
    return data.uploadPhoto.item.url;
  }

  private send(path: string, type: string, body: string | Uint8Array<ArrayBuffer>) {
    return fetch(`${this.address.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-service-key': this.address.serviceKey,
        'x-request-id': crypto.randomUUID(),
        'x-client-ip': this.clientIp,
        'x-client-agent': 'PlayPlus demo data',
        ...(this.session && { 'x-session': this.session }),
      },
      body,
    });
  }
}
