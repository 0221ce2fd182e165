interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

/** A position as we keep it: to a hundredth of a degree, which is about 1 km; nothing finer is ever stored (PROF-8). */
export const roundedPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: hundredth(latitude),
  // The date line is one line.
  longitude: hundredth(longitude) === -180 ? 180 : hundredth(longitude),
});
