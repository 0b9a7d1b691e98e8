export const frameWidth = 1280;
export const frameHeight = 720;
