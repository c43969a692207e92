/**
 * The theme of pages that follow nobody: light, hue 308.6. A copy of what `themeVariables` answers
 * (its test compares them), because the browser must be able to return to it without culori.
 */
export const defaultThemeVariables =
  '--background:#fbf8fe;--surface:#fefeff;--raised:#ffffff;--sunken:#f3eef7;--text:#261e2d;--text-quiet:#605668;--line:#dfdae4;--control:#857c8e;--focus:#7521a7;--scrim:#1a1220;--accent:#944bc7;--on-accent:#fefdff;--accent-soft:#f1e3ff;--accent-text:#7e42a8;--good:#0c8645;--on-good:#fbfefc;--good-soft:#d4f3db;--good-text:#1b763f;--wait:#9f6700;--on-wait:#fffdfb;--wait-soft:#fde5c9;--wait-text:#885700;--stop:#cc3336;--on-stop:#fffdfd;--stop-soft:#ffe2df;--stop-text:#ac3030;--queue:#c34517;--on-queue:#fffdfc;--queue-soft:#ffe2da;--queue-text:#a53d1a;--chance:#0077cc;--on-chance:#fcfeff;--chance-soft:#daecff;--chance-text:#0d66ad;--fund:#008660;--on-fund:#fafffd;--fund-soft:#cff4e2;--fund-text:#007654;color-scheme:light';
