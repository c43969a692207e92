/** Whether what somebody typed looks like an e-mail address; the server checks it for good. Pure. */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed.trim());
