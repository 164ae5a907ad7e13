/** Encodes samples from -1 to 1 as a WAV file: one channel, 16 bits. */
export function encodeWaveFile(samples: Float32Array, samplesPerSecond: number): ArrayBuffer {
  const headerBytes = 44;
  const file = new DataView(new ArrayBuffer(headerBytes + samples.length * 2));
  const writeText = (offset: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) file.setUint8(offset + index, letter.charCodeAt(0));
  };
  writeText(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  writeText(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, samplesPerSecond, true);
  file.setUint32(28, samplesPerSecond * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  writeText(36, 'data');
  file.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) {
    file.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7f_ff), true);
  }
  return file.buffer;
}
