// jest cannot read CSS: a stylesheet imported by a component is this empty object instead.
export const stylesheet = {};
