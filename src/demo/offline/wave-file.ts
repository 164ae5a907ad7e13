/** Samples from -1 to 1 as a WAV file: one channel, sixteen bits. */
export function waveFile(samples: Float32Array, samplesPerSecond: number): ArrayBuffer {
  const head = 44;
  const file = new DataView(new ArrayBuffer(head + samples.length * 2));
  const text = (at: number, letters: string) => {
    for (const [place, letter] of [...letters].entries()) file.setUint8(at + place, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, samplesPerSecond, true);
  file.setUint32(28, samplesPerSecond * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, 'data');
  file.setUint32(40, samples.length * 2, true);
  for (const [place, sample] of samples.entries()) {
    file.setInt16(head + place * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7f_ff), true);
  }
  return file.buffer;
}
