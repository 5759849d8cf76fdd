// Durations of animations at normal speed, in milliseconds.

export const DURATION = { slide: 280, hop: 340, turn: 260, come: 220, go: 200, spin: 600 };
