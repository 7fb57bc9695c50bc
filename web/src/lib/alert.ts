// It is my turn: a sound, if I like one, and a sign in the title of the page.

let context: AudioContext | undefined;

/** Two soft notes; silent until the reader has touched the page, as browsers want it. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    [587.33, 880].forEach((pitch, n) => {
      if (!context) return;
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + n * 0.14);
      volume.gain.linearRampToValueAtTime(0.12, start + n * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + n * 0.14 + 0.5);
      note.connect(volume).connect(context.destination);
      note.start(start + n * 0.14);
      note.stop(start + n * 0.14 + 0.55);
    });
  } catch {
    // No sound here: the title still says it.
  }
}
