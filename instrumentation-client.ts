// zod compiles its schemas, and first tries whether it may: the policy of our pages forbids it, so each
// that checks a form would report a breach. Told by the object that zod itself keeps its settings in,
// since `config` would bring 11 kilobytes to every page, and few of them need zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
