// Made by `npm run mine:puzzles -- choko --write 250`; docs/puzzles.md says how, and what the fields are.
export const lines = `
standard | 3w1/2w2/2b2/b1b1b/1bbbb b - 0,0 3 | 0/* | 1 | c3xc5,d5 | 1 | 5 | 0000000000
standard | 5/w4/b2b1/3bw/2b2 b - 0,0 3 | 0/* | 1 | a3xa5,e2 | 1 | 5 | 0000000000
standard | 5/5/bw1w1/b4/b2b1 b - 0,0 6 | 0/* | 1 | a3xc3,d3 | 1 | 5 | 0000000000
standard | bb1bb/5/b1bbb/b1w2/wb3 b - 0,0 1 | 0/* | 1 | c3xc1,a1 | 1 | 5 | 0000000000
standard | b1bb1/5/5/2wb1/1w3 b - 0,0 35 | 0/* | 1 | d2xb2,b1 | 1 | 5 | 0000000000
standard | 2b1b/1b3/1w3/4b/1w3 b - 0,0 13 | 0/* | 1 | b4xb2,b1 | 1 | 5 | 0000000000
standard | 1bw2/5/5/b2w1/5 w - 0,0 13 | 0/* | 1 | c5xa5,a2 | 1 | 5 | 0000000000
standard | 5/1w3/bb1b1/bb2w/bbb2 b - 0,0 1 | 0/* | 1 | b3xb5,e2 | 1 | 5 | 0000000000
standard | b3b/b4/2bw1/4b/w3b b - 0,0 1 | 0/* | 1 | c3xe3,a1 | 1 | 5 | 0000000000
standard | w1bb1/3w1/b1b2/2b2/3b1 b - 0,0 7 | 0/* | 1 | d5xd3,a5 | 1 | 5 | 0000000000
standard | bb2w/1b3/2bw1/b1b2/b2b1 b - 0,0 1 | 0/* | 1 | c3xe3,e5 | 1 | 5 | 0000000000
standard | 1b2b/1w3/3b1/3b1/wbb2 b - 0,0 3 | 0/* | 1 | b5xb3,a1 | 1 | 5 | 0000000000
standard | b4/2b2/2w2/w4/2w1w w - 0,0 1 | 0/* | 1 | c3xc5,a5 | 1 | 5 | 0000000000
standard | 4w/www1w/1b2w/b2w1/2www w - 0,0 5 | 0/* | 1 | b4xb2,a2 | 1 | 5 | 0000000000
standard | 5/2bw1/5/5/2b1w w - 0,0 12 | 0/* | 1 | d4xb4,c1 | 1 | 5 | 0000000000
standard | w3w/b1w2/5/5/2b1w w - 0,0 1 | 0/* | 1 | a5xa3,c1 | 1 | 5 | 0000000000
standard | w3w/w3b/w1w2/5/b1w2 w - 0,0 5 | 0/* | 1 | e5xe3,a1 | 1 | 5 | 0000000000
standard | 3ww/5/www1b/w1w1w/2b2 w - 0,0 1 | 0/* | 1 | e2xe4,c1 | 1 | 5 | 0000000000
standard | wwww1/ww1w1/2w2/2w2/b1bw1 w - 0,0 1 | 0/* | 1 | d1xb1,a1 | 1 | 5 | 0000000000
standard | 5/2w2/5/w4/bwwb1 w - 0,0 1 | 0/* | 1 | c1xe1,a1 | 1 | 5 | 0000000000
standard | 5/2w2/w1bbb/5/1b3 b - 0,0 8 | 0/* | 1 | c3xc5,a3 | 1 | 5 | 0000000000
standard | ww3/2w1b/w1b2/5/5 w - 0,0 18 | 0/* | 1 | c4xc2,e4 | 1 | 5 | 0000000000
standard | 3bb/1b3/5/3w1/bb1bw b - 0,0 0 | 0/* | 1 | d1xd3,e1 | 1 | 5 | 0000000000
standard | 1wb2/5/5/4b/1w3 b - 0,0 5 | 0/* | 1 | c5xa5,b1 | 1 | 5 | 0000000000
standard | 2b2/2w2/4w/2b2/b2b1 b - 0,0 0 | 0/* | 1 | c5xc3,e3 | 1 | 5 | 0000000000
standard | b1b2/1b2w/1bbb1/4w/bb3 b - 0,0 15 | 0/* | 3 | d3-e3 e4-e5 e3xe1,e5 | 2 | 7 | 5322210300
standard | 1bb2/5/b1w1b/bw1b1/w1w2 b - 0,0 3 | 0/* | 3 | a2xc2,a1 c3-c4 c5xc3,c1 | 2 | 7 | 4333111100
standard | 2bw1/4w/5/3w1/b1bbw b - 0,0 13 | 0/* | 3 | c5xe5,e1 d2-d3 e5xe3,d3 | 2 | 7 | 4544421002
standard | b4/2w2/3wb/b1w2/3wb b - 0,0 1 | 0/* | 3 | e3xc3,d1 c4-c5 c3xc1,c5 | 2 | 7 | 5543220011
standard | wwb2/4w/4b/bwb2/1b1b1 b - 0,0 2 | 0/* | 3 | e3xe5,a5 b2-b3 c5xa5,b3 | 2 | 7 | 5523003001
standard | w2w1/b4/ww2w/w3w/bb1bw w - 0,0 1 | 0/* | 3 | e1xc1,b1 a1-b1 c1xa1,a4 | 2 | 7 | 5352330111
standard | 2b2/3bw/3b1/1b2w/5 b - 0,0 1 | 0/* | 3 | d3-e3 e4-e5 e3xe1,e5 | 2 | 7 | 5432312300
standard | 1b1w1/2w2/2b1w/b2w1/2bbb b - 0,0 0 | 0/* | 3 | c3xc5,e3 d2-d3 c5xe5,d3 | 2 | 7 | 4544212211
standard | w1w2/w1w1w/b3b/b4/3bw w - 0,0 1 | 0/* | 3 | e4xe2,a2 d1-d2 a4xa2,d2 | 2 | 7 | 5334111310
standard | w1b2/w2ww/bb2w/ww3/bwww1 w - 0,0 1 | 0/* | 3 | b2xb4,c5 a3-b3 b4xb2,a1 | 2 | 7 | 5552210201
standard | bw3/2bw1/w2w1/www2/wwwbb w - 0,0 1 | 0/* | 3 | d4xb4,a5 d1-d2 d3xd1,e1 | 2 | 7 | 5544331100
standard | 3b1/bbwb1/w4/1ww1w/2w2 w - 0,0 1 | 0/* | 3 | a3xa5,d5 b4-b5 c4xe4,b5 | 2 | 7 | 5332221011
standard | bbb2/b1b1b/2wwb/1w3/w3b b - 0,0 1 | 0/* | 3 | c4xc2,b2 a1-a2 e3xc3,a2 | 2 | 7 | 5451332110
standard | b1w1w/1bw1b/b1www/3ww/ww1ww w - 0,0 1 | 0/* | 3 | c4xa4,e4 a3-a2 a1xa3,a5 | 2 | 7 | 5542211201
standard | w1w1b/b2b1/2wb1/w1bb1/b3b b - 0,0 0 | 0/* | 3 | d3xb3,a5 a2-a3 a4xa2,c5 | 2 | 7 | 5542223010
standard | b1b2/bb2w/b1bb1/b1b1w/b4 b - 0,0 6 | 0/* | 3 | d3-e3 e4-e5 e3xe1,e5 | 2 | 7 | 5341321000
standard | b4/4w/b1bb1/b3w/1b3 b - 0,0 11 | 0/* | 3 | d3-e3 e4-e5 e3xe1,e5 | 2 | 7 | 3423023110
standard | 2bbb/4b/1bb1b/1bw2/ww1w1 b - 0,0 5 | 0/* | 3 | c3xc1,a1 d1-d2 c1xa1,d2 | 2 | 7 | 5542300010
standard | 1w2b/2w1w/b1wb1/b4/b1b2 b - 0,0 3 | 0/* | 3 | e5xe3,b5 c4-c5 d3xb3,c5 | 2 | 7 | 5343211120
standard | w4/b2bw/bbw2/4w/3ww w - 0,0 1 | 0/* | 3 | e4xc4,b3 a3-a2 a5xa3,a2 | 2 | 7 | 4554322200
standard | 3bw/4w/4w/ww2w/wbbwb w - 0,0 0 | 0/* | 3 | e5xc5,b1 c1-c2 b2xd2,e1 | 2 | 7 | 5453212001
standard | 1bw1w/w1w1b/1w3/5/2bbw w - 0,0 2 | 0/* | 3 | c5xa5,c1 d1-d2 e5xe3,d2 | 2 | 7 | 5433344101
standard | b4/b3w/1bw2/b1w2/4w w - 0,0 33 | 0/* | 3 | c3xa3,a5 a4-a5 a3xa1,a5 | 2 | 7 | 5453332010
standard | w4/5/2w1b/2b2/1b1b1 w - 0,0 38 | 0/* | 3 | c3xc1,e3 b1-b2 c1xe1,b2 | 2 | 7 | 5554311100
standard | ww1b1/w4/1www1/b1bw1/w2b1 w - 0,0 1 | 0/* | 3 | c3xc1,d1 a2-a3 a4xa2,d5 | 2 | 7 | 5513231211
standard | bb3/bbw2/1w1w1/2bw1/b4 b - 0,0 0 | 0/* | 3 | c2xe2,d3 c4-c5 b4xb2,c5 | 2 | 7 | 5552221110
standard | 2b1b/3ww/bb3/b3w/bbb1w b - 0,0 1 | 0/* | 3 | e5xe3,e2 e1-e2 e3xe1,d4 | 2 | 7 | 5512230302
standard | bb3/b1b1b/1w3/1w2b/5 b - 0,0 3 | 0/* | 3 | a4-a3 b3-b4 b5xb3,b2 | 2 | 7 | 5542332100
standard | bbbb1/1b3/bbw2/b1w2/b1bww b - 0,0 0 | 0/* | 3 | b3xd3,d1 e1-e2 c1xc3,e2 | 2 | 7 | 4452320211
standard | 5/w4/1wbb1/w3b/w3b b - 0,0 5 | 0/* | 3 | c3xa3,a1 a4-a5 a3xa1,a5 | 2 | 7 | 5443300111
standard | 3w1/1bb2/3w1/5/5 w - 0,0 7 | 0/* | 3 | d5-c5 b4-b5 c5xc3,b5 | 2 | 7 | 4453122200
standard | w1w1b/ww3/1bbb1/b1b1b/bbb2 b - 0,0 7 | 0/* | 3 | b3xb5,a4 a5-a4 b5xd5,a4 | 2 | 7 | 4433201110
standard | ww2w/1b2w/b4/2w1b/www1b w - 0,0 1 | 0/* | 3 | b5xb3,a3 e2-e3 e4xe2,e1 | 2 | 7 | 5544220111
standard | 4w/1bb2/1b1wb/4b/w1wb1 b - 0,0 2 | 0/* | 3 | d1xb1,a1 d3-d4 c4xe4,e5 | 2 | 7 | 4523113101
standard | w2w1/3w1/ww1w1/3b1/bb2b w - 0,0 4 | 0/* | 3 | d3xd1,e1 a1-a2 a3xa1,b1 | 2 | 7 | 5542221210
standard | w4/1bwwb/1b3/3w1/wb2w w - 0,0 1 | 0/* | 3 | a1xc1,e4 b4-b5 a5xc5,b3 | 2 | 7 | 5325421210
standard | 4w/3b1/wwbwb/w1b2/2w2 w - 0,0 1 | 0/* | 3 | d3xd5,e3 c3-c4 c1xc3,c4 | 2 | 7 | 5442421110
standard | 2w1b/1b3/bw3/2b2/wbw1b b - 0,0 0 | 0/* | 3 | a3xc3,c5 a1-a2 b1xd1,a2 | 2 | 7 | 5454202400
standard | 1ww1w/b1b2/w1b2/b1w2/ww1w1 w - 0,0 1 | 0/* | 3 | a3xa5,c3 a2-a3 c5xc3,a3 | 2 | 7 | 5553210411
standard | w1ww1/b1w1w/4w/bb2w/w1wwb w - 0,0 7 | 0/* | 3 | a1xa3,a4 b2-b3 a3xc3,e1 | 2 | 7 | 5444122121
standard | bb1w1/5/bbbb1/bwb1b/w1w1b b - 0,0 3 | 0/* | 3 | b3xb1,d5 c1-d1 e1xc1,a1 | 2 | 7 | 4444321201
standard | 1w2w/2b2/wb3/1b3/1wwwb w - 0,0 1 | 0/* | 3 | a3xc3,e1 b2-b3 c3xc5,b3 | 2 | 7 | 5534112001
standard | bbb1b/5/b1w1b/b4/ww1wb b - 0,0 3 | 0/* | 3 | e1xc1,b1 c3-c4 c5xc3,a1 | 2 | 7 | 5445112100
standard | b1wb1/bw3/w2bb/w4/4b b - 0,0 7 | 0/* | 3 | d5xb5,a2 a3-a2 b5xb3,a2 | 2 | 7 | 5541211120
standard | 5/2w1b/3bb/2w1b/b3b b - 0,0 1 | 0/* | 3 | d3-c3 c4-c5 c3xc1,c5 | 2 | 7 | 5434411221
standard | 3b1/b1b1w/4w/5/bbb2 b - 0,0 1 | 0/* | 3 | d5-e5 e3-e2 e5xe3,e2 | 2 | 7 | 5545321001
standard | w1b1b/w2ww/3bb/ww3/ww1ww w - 0,0 1 | 0/* | 3 | d4xd2,c5 e3-e2 e1xe3,e5 | 2 | 7 | 5554411002
standard | 2b1w/w1bww/b3w/b1ww1/w4 w - 0,0 0 | 0/* | 3 | d4xb4,a3 a2-a3 a4xa2,c5 | 2 | 7 | 5554220101
standard | w2b1/5/b4/1w1b1/b4 b - 0,0 3 | 0/* | 3 | a1-b1 b2-b3 a3xc3,a5 | 2 | 7 | 5553222111
standard | b3w/w3b/1b3/1b2w/w2bb b - 0,0 1 | 0/* | 3 | a5xa3,e5 a1-a2 e1xe3,a2 | 2 | 7 | 5542422110
standard | b1b1b/b2w1/bbw1b/3w1/b1w2 b - 0,0 4 | 0/* | 3 | b3xd3,c1 d4-d5 d3xd1,d5 | 2 | 7 | 5553130201
standard | b3b/2b1b/2wbw/2w1b/1wbb1 b - 0,0 0 | 0/* | 3 | d3xb3,e3 b1-b2 c1xc3,b2 | 2 | 7 | 5353232000
standard | w1bb1/w2w1/1wb2/b4/5 b - 0,0 6 | 0/* | 3 | c3xa3,a5 a4-a5 d5xd3,a5 | 2 | 7 | 4543331011
standard | 1w1bb/w2ww/ww1bw/5/2b1w w - 0,0 1 | 0/* | 3 | d4xd2,c1 d5-d4 e4xc4,e5 | 2 | 7 | 5554430000
standard | b3w/5/1w3/w4/b1wbb b - 0,0 0 | 0/* | 3 | a1xa3,e5 c1-c2 a3xc3,c2 | 2 | 7 | 5454221011
standard | wwwbb/1wwb1/wwwwb/5/w1w1w w - 0,0 1 | 0/* | 3 | c4xe4,d5 e3-e2 e1xe3,e5 | 2 | 7 | 5444212120
standard | 1w3/2b1w/wb3/w1bb1/w3w w - 0,0 3 | 0/* | 3 | a3xc3,d2 c4-c5 c3xc1,c5 | 2 | 7 | 4352301210
standard | w1bbb/bb3/ww3/b2w1/b3b b - 0,0 0 | 0/* | 3 | b4xb2,d2 a3-b3 b2xb4,a5 | 2 | 7 | 5344432001
standard | 1bb2/b3w/b2bw/2bww/bbb1b b - 0,0 1 | 0/* | 3 | d3xd1,e4 e3-e4 e1xe3,e4 | 2 | 7 | 5553333000
standard | b2bb/4b/2bbb/ww2b/2b1b b - 0,0 0 | 0/* | 3 | c1-b1 a2-a3 b1xb3,a3 | 2 | 7 | 5543321011
standard | bbbb1/2b1b/2w1b/b4/wbbww b - 0,0 0 | 0/* | 3 | c4xc2,a1 d1-d2 c2xe2,e1 | 2 | 7 | 5453331010
standard | 1w3/w2bb/1wwb1/4b/w2w1 w - 0,0 5 | 0/* | 3 | c3xe3,d4 e4-e5 e3xe1,e5 | 2 | 7 | 5454210010
standard | bw1w1/1ww1b/1b3/bbb1b/bbbbb b - 0,0 5 | 0/* | 3 | a5xc5,d5 b4-b5 c5xc3,b5 | 2 | 7 | 5545221210
standard | b1wwb/bw3/2b2/b4/3bw b - 0,0 3 | 0/* | 3 | a4xc4,e1 d5-d4 c4xe4,c5 | 2 | 7 | 4534222000
standard | 1b1ww/2w2/2b2/1b2w/2bbb b - 0,0 1 | 0/* | 3 | c3xc5,e5 e2-e3 c5xe5,e3 | 2 | 7 | 4543251210
standard | 1bw1b/w1wbw/5/bb1b1/3bb b - 0,0 2 | 0/* | 3 | b5xd5,a4 c4-c5 e5xe3,c5 | 2 | 7 | 5523042111
standard | 1b3/3b1/w2w1/w1b1w/b4 b - 0,0 6 | 0/* | 3 | d4xd2,e2 a3-a4 a1xa3,a4 | 2 | 7 | 5544222120
standard | bwb2/2w2/4w/w2bb/1b2b b - 0,0 0 | 0/* | 3 | c5xc3,a2 e3-e4 a5xc5,e4 | 2 | 7 | 5453321220
standard | w4/3wb/2w2/w1bb1/1b1ww w - 0,0 1 | 0/* | 3 | c3xc1,e4 b1-b2 d1xd3,b2 | 2 | 7 | 4543121300
standard | b2bb/3b1/bww2/5/4b b - 0,0 2 | 0/* | 3 | d4-c4 b3-b4 c4xc2,b4 | 2 | 7 | 5444120020
standard | w1wwb/w4/w2w1/www2/www1b w - 0,0 3 | 0/* | 3 | d3-e3 e1-e2 e3xe1,e5 | 2 | 7 | 4455241021
standard | 3ww/2b2/w1bbb/w2w1/2www w - 0,0 1 | 0/* | 3 | d2xd4,c4 c3-c4 d4xb4,e3 | 2 | 7 | 5544302100
standard | wbbw1/3ww/1b3/2b2/wwww1 w - 0,0 1 | 0/* | 3 | c1xc3,c5 b3-b4 a5xc5,b4 | 2 | 7 | 4352123110
standard | bb3/b1wbb/b2bb/4w/2w1w b - 0,0 1 | 0/* | 3 | d4xb4,c1 e1-d1 e3xe1,d1 | 2 | 7 | 4244333110
standard | 5/2b1b/w2w1/5/3bb b - 0,0 3 | 0/* | 3 | e4-e3 a3-a4 e3xc3,a4 | 2 | 7 | 5544240110
standard | w1b2/4w/w1bbw/4w/3bw w - 0,0 1 | 0/* | 3 | e1xc1,c5 c3-c4 e3xc3,c4 | 2 | 7 | 5554321102
standard | b1bbb/b4/bww2/5/5 b - 0,0 2 | 0/* | 3 | c5-c4 b3-b4 c4xc2,b4 | 2 | 7 | 5343310200
standard | b3b/wbbb1/wwbb1/4b/2w2 b - 0,0 0 | 0/* | 3 | b4xb2,c1 a3-a2 a5xa3,a2 | 2 | 7 | 5434343100
standard | ww3/bbb2/5/1b3/w2w1 w - 0,0 0 | 0/* | 3 | a5xa3,b2 c4-c5 b5xb3,c5 | 2 | 7 | 5234033310
standard | 2b2/2w2/3b1/w3b/2wwb b - 0,0 2 | 0/* | 3 | c5xc3,a2 c1-c2 c3xc1,d1 | 2 | 7 | 4553422210
standard | bww1b/bw2b/3bb/5/1w3 b - 0,0 0 | 0/* | 3 | a4xc4,b1 b5-b4 c4xa4,c5 | 2 | 7 | 5444133211
standard | b1bw1/4b/2w1b/4w/4w w - 0,0 5 | 0/* | 3 | d5xb5,a5 e4-e5 e2xe4,e5 | 2 | 7 | 5555312110
standard | 2w1b/b1w1w/b1wb1/5/2b1b b - 0,0 1 | 0/* | 3 | e5xe3,c5 c4-c5 d3xb3,c5 | 2 | 7 | 4444440200
standard | b1wb1/1b1ww/wb1ww/4w/1w1ww w - 0,0 1 | 0/* | 3 | c5xe5,a5 b4-b5 a3xc3,b5 | 2 | 7 | 4534510121
standard | wwwww/4w/w1bb1/w2bw/1bw2 w - 0,0 5 | 0/* | 3 | e2xc2,b1 c3-c4 c5xc3,d3 | 2 | 7 | 5430410131
standard | 4w/1b3/2w1w/1b1ww/4w w - 0,0 1 | 0/* | 3 | c3-b3 b4-b5 b3xb1,b5 | 2 | 7 | 4542122110
standard | 2wwb/1w2b/bb2b/bb1b1/bbbbw b - 0,0 3 | 0/* | 3 | b3xb5,c5 e1-e2 e3xe1,d5 | 2 | 7 | 5552220101
standard | 2wwb/w2b1/ww2b/ww2b/ww2w w - 0,0 1 | 0/* | 3 | d5xd3,e5 e3-e4 e1xe3,e4 | 2 | 7 | 5455221200
standard | 1wb1w/wbw2/2bb1/1bb1b/1bb1b b - 0,0 5 | 0/* | 3 | c5xa5,e5 c4-c5 a5xa3,c5 | 2 | 7 | 3432221210
standard | w2wb/w2b1/b1bw1/1ww2/1wwww w - 0,0 0 | 0/* | 3 | d3xb3,e5 a3-a2 d5xd3,a2 | 2 | 7 | 5554212110
standard | 2bw1/4w/2wwb/4b/w1b1w w - 0,0 7 | 0/* | 3 | d5xb5,e3 c1-c2 e1xe3,c2 | 2 | 7 | 5545131100
standard | wbbbb/1bwwb/w1ww1/bb3/1b1b1 b - 0,0 7 | 0/* | 5 | a2xa4,a5 c3-c2 c5xc3,c2 d3-d2 d1xd3,d4 | 1 | 9 | 4543120100
standard | 1wwwb/w4/4w/2b2/wb1b1 w - 0,0 7 | 0/* | 5 | a1xc1,d1 c2-c3 a4-a3 c3-c4 c5xc3,e5 | 1 | 9 | 4343112201
standard | b1b1b/b4/2w1b/w1wwb/b3b b - 0,0 1 | 0/* | 3 | a1xa3,c3 c2-c3 e2xc2,c3 | 2 | 7 | 5552442111
standard | w3w/2bw1/www2/2w2/wb1bb w - 0,0 2 | 0/* | 3 | a1xc1,e1 d1-d2 c3xc5,d2 | 2 | 7 | 5455424000
standard | w2b1/b2bw/b4/4w/2w2 w - 0,0 8 | 0/* | 3 | e4xc4,d5 a3-a2 a5xa3,a2 | 2 | 7 | 4455332210
standard | 1b3/4w/2bw1/4w/2bbw w - 0,0 24 | 0/* | 3 | d3xb3,b5 c1-c2 e1xc1,c2 | 2 | 7 | 5555412021
standard | bww1b/b4/1wbb1/b2b1/b1w2 b - 0,0 1 | 0/* | 3 | c3xa3,c1 b5-b4 a4xc4,c5 | 2 | 7 | 4455430312
standard | bw3/b2b1/1w2b/bb1wb/w3b b - 0,0 0 | 0/* | 3 | a5xc5,b3 d2-d3 d4xd2,a1 | 2 | 7 | 4555334311
standard | 3bb/1b3/b1b2/5/2wwb b - 0,0 3 | 0/* | 3 | c3-d3 c1-c2 e1xc1,c2 | 2 | 7 | 5435532232
standard | bb2b/b2b1/b1bw1/w3w/1b1w1 b - 0,0 1 | 0/* | 3 | c3xe3,d1 e2xe4,b1 a3xa1,e4 | 2 | 7 | 5444433121
standard | 3wb/wwbb1/2bb1/w1b1b/3b1 b - 0,0 1 | 0/* | 3 | e5xc5,a2 a4-a5 c4xa4,a5 | 2 | 7 | 5554452000
standard | 3wb/1bb1b/w1bb1/2wb1/3wb b - 0,0 1 | 0/* | 3 | d2xb2,a3 d1-d2 d3xd1,d5 | 2 | 7 | 4444533241
standard | b1b2/1b1bb/1wb2/1w2b/2wwb b - 0,0 2 | 0/* | 3 | c3xa3,b2 c1-c2 e1xc1,c2 | 2 | 7 | 5445435311
standard | 1bb1b/w1b2/w4/2b1b/1b2b b - 0,0 1 | 0/* | 3 | b5-a5 a3-a2 a5xa3,a2 | 2 | 7 | 5555431200
standard | bb1w1/2b2/bww1w/1w1w1/ww1ww w - 0,0 3 | 0/* | 3 | c3xc5,a3 a5-a4 c5xa5,a4 | 2 | 7 | 5544244110
standard | 1bw1w/2w1w/bww2/2b1w/2b1w w - 0,0 1 | 0/* | 3 | c5xa5,a3 c1-d1 c3xc1,d1 | 2 | 7 | 5525433312
standard | wbbb1/w1bbb/1wbb1/w4/bb3 b - 0,0 1 | 0/* | 3 | a1xa3,a4 b3-b4 b5xb3,a5 | 2 | 7 | 5434424413
standard | 2bbw/5/2w2/4w/wwwww w - 0,0 2 | 0/* | 3 | c3-d3 c5-c4 e5xc5,c4 | 2 | 7 | 5555343322
standard | w1bww/wb2b/w4/ww3/b3w w - 0,0 0 | 0/* | 3 | d5xb5,a1 b4-b3 b2xb4,e4 | 2 | 7 | 5455323211
standard | 2w2/www1w/w1b1w/2b2/wb1b1 w - 0,0 1 | 0/* | 3 | a1xc1,d1 c2-d2 c4xc2,d2 | 2 | 7 | 5454343411
standard | bbww1/5/b3w/1bwww/1w2w w - 0,0 7 | 0/* | 3 | b1xb3,a3 a5-a4 c5xa5,a4 | 2 | 7 | 5545155300
standard | 3bb/bw2b/2bbw/3bw/b2w1 b - 0,0 3 | 0/* | 3 | a4xc4,d1 e2-e1 e4xe2,e1 | 2 | 7 | 4555342010
standard | 2bbw/5/2wbw/4w/2bbb b - 0,0 0 | 0/* | 3 | d3xb3,e5 e3-e4 e1xe3,e4 | 2 | 7 | 3535232321
standard | 3bw/4b/bw1w1/w2b1/3ww w - 0,0 2 | 0/* | 3 | a2xa4,d2 e4-e3 e5xc5,e3 | 2 | 7 | 5545331021
standard | 1b2b/1w2b/b1bww/bb2b/1bb1w b - 0,0 1 | 0/* | 3 | b5xb3,d3 e1-d1 c1xe1,e3 | 2 | 7 | 5455232211
standard | b1wb1/b3w/bww2/3bb/bbb1b b - 0,0 1 | 0/* | 3 | d5xb5,e4 b3-b4 b5xb3,c3 | 2 | 7 | 5554442111
standard | w1bbw/2w2/w3b/2wb1/w1ww1 w - 0,0 8 | 0/* | 3 | d1xd3,e3 d5-d4 d3xd5,c5 | 2 | 7 | 4543343021
standard | 2wb1/2w1w/4b/wb3/1b3 w - 0,0 0 | 0/* | 3 | c5xe5,b1 b2-b3 e4xe2,b3 | 2 | 7 | 5455312220
standard | 2w1w/1bbw1/1b1ww/1b2w/1w1w1 w - 0,0 3 | 0/* | 3 | c5xc3,b4 b3-b4 b1xb3,b4 | 2 | 7 | 5553212321
standard | 4b/4b/b1bbw/2bbw/bw1w1 b - 0,0 9 | 0/* | 3 | a1xc1,d1 e2-e1 e4xe2,e1 | 2 | 7 | 5445431210
standard | 5/1bbbw/b2w1/b4/wwbbb b - 0,0 3 | 0/* | 3 | d4xd2,e4 b1-b2 a2xc2,a1 | 2 | 7 | 5553341220
standard | bb2b/wbb1b/1wbb1/1w3/w4 b - 0,0 3 | 0/* | 3 | a5xa3,a1 b2-b1 b4xb2,b1 | 2 | 7 | 5455443132
standard | w4/w3w/b3b/bb1w1/ww2w w b 1,0 0 | 0/* | 5 | e5 b2-b3 e4xe2,a2 b3-b4 a4xa2,b4 | 1 | 9 | 5445131110
standard | wbwbb/b2w1/b1w1b/b4/b2bb b - 0,0 3 | 0/* | 5 | d5xd3,c3 c5-c4 b5-c5 c4-c3 d3xb3,a5 | 1 | 9 | 5442122101
standard | 1ww1w/bww1b/4b/1bb1b/1w1ww w - 0,0 0 | 0/* | 5 | b1xb3,a4 c2-c1 d1xb1,e2 e3-e2 e1xe3,e4 | 3 | 9 | 4545434200
standard | 1b1ww/bw2b/3bb/2bbw/w1b1w b - 0,0 5 | 0/* | 5 | a4xc4,a1 d5-c5 b5xd5,e5 e1-d1 e3xe1,d1 | 3 | 9 | 5544341300
standard | 1b1w1/w4/w1w2/5/b4 w - 0,0 1 | 0/* | 5 | a4-a5 b5-b4 a3-a4 a1-a2 a4xc4,a2 | 1 | 9 | 5454422101
standard | ww1b1/ww1bb/ww1bw/3bw/1ww1b w - 0,0 1 | 0/* | 5 | e3xe5,e1 d2-d1 c1xe1,d3 d4-d3 e5xc5,d3 | 1 | 9 | 5345112210
standard | bw2w/b1w1w/3bw/1w2b/www1w w - 0,0 0 | 0/* | 5 | e3xc3,a5 e2-d2 c1-c2 d2-d3 c3xe3,a4 | 1 | 9 | 5445324000
standard | w1w1b/b4/w1b1w/1b3/1w1w1 w - 0,0 4 | 0/* | 5 | b1xb3,a4 c3-c2 a3-a4 c2-c3 b3xd3,e5 | 1 | 9 | 5553121100
standard | bb1bw/2bww/w2ww/ww1bw/b1www w - 0,0 1 | 0/* | 5 | e5xc5,b5 c4-c3 e2xc2,a1 c3-c4 c5xc3,a5 | 1 | 9 | 5454232101
standard | bb2w/w1bww/1b2b/4b/w1bbw b - 0,0 3 | 0/* | 5 | a5xa3,d4 a1-a2 a3xa1,e1 e4-d4 c4xe4,e5 | 1 | 9 | 5545341110
standard | wbb1w/ww1b1/1w2b/wb1b1/bbbb1 b - 0,0 1 | 0/* | 5 | a1xa3,a4 a5-a4 a3xa5,b3 b4-b3 b2xb4,e5 | 1 | 9 | 5445143102
standard | 3bb/b2bb/bbw1w/bb1ww/bbbww b - 0,0 1 | 0/* | 5 | b3xd3,e3 e2-e3 e4xe2,e1 d1-e1 d3xd1,e1 | 1 | 9 | 5553331301
standard | b2w1/w4/w1b1b/ww1b1/w1ww1 w - 0,0 4 | 0/* | 5 | d1xd3,a5 c3-c4 d3-c3 e3-e4 c3xc5,e4 | 1 | 9 | 4544242100
standard | b3b/4w/2b2/wbb1w/w1b2 b - 0,0 7 | 0/* | 5 | e5xe3,e2 a2-a3 b2-a2 a3-a4 a5xa3,a1 | 1 | 9 | 5544323201
standard | wwwww/ww1ww/b1bb1/b2bw/1b3 w - 0,0 3 | 0/* | 5 | e2xc2,c3 d3-d2 c2xe2,b1 a2-a1 a4xa2,a1 | 3 | 9 | 3455451211
standard | wwwbb/4w/b1w1w/1wb1b/3wb w - 0,0 1 | 0/* | 5 | c3xc1,a3 d5-d4 e4xc4,e2 e1-e2 e3xe1,e5 | 1 | 9 | 5443124231
standard | bb2b/w1bbb/1w1bb/w1bb1/wbbww b - 0,0 1 | 0/* | 5 | a5xa3,a2 a1-a2 a3xa1,b3 e1-e2 e3xe1,d1 | 1 | 9 | 3553341311
standard | w2b1/b3w/5/5/bwwb1 w - 0,0 2 | 0/* | 5 | a5xa3,d5 d1-d2 e4-e3 a1-a2 a3xa1,d2 | 1 | 9 | 5534332312
standard | 1bb1b/5/1wbbb/wwbb1/3w1 b - 0,0 3 | 0/* | 5 | c3xa3,a2 b2-b1 c2-c1 b1-b2 c1xe1,b2 | 3 | 9 | 5553250210
standard | bwbwb/1wb2/b2w1/5/b4 b - 0,0 2 | 0/* | 5 | c4xa4,d3 d5-d4 c5-c4 d4-d5 a5xc5,d5 | 1 | 9 | 4544123201
standard | 1bb1w/1bbww/5/1bb1w/b3b b - 0,0 7 | 0/* | 5 | e1xe3,e4 d4-e4 e3-e2 e4-e3 e2xe4,e5 | 3 | 9 | 4544143320
standard | 2w2/3b1/2w2/4w/1bbwb b - 0,0 2 | 0/* | 5 | e1xe3,c5 d1-e1 b1-b2 e1-e2 e3xe1,c3 | 3 | 9 | 4334332031
standard | w1w1w/ww2w/bw2b/1bwww/bbwwb w - 0,0 1 | 0/* | 5 | a4xa2,a1 b1-a1 b3xb1,a1 e3-d3 d2xd4,e1 | 1 | 9 | 5545042100
standard | w1w1w/b3w/4w/bbwww/b1w1w w - 0,0 3 | 0/* | 5 | a5xa3,a2 b2-a2 a3-a4 a2-a3 a4xa2,a1 | 3 | 9 | 4553333010
standard | 1b2w/1w3/1w1b1/ww2b/3bw w - 0,0 1 | 0/* | 5 | e1xe3,b5 d3-d4 e5-d5 d1-d2 d5xd3,d2 | 1 | 9 | 5424451240
standard | wb3/1bb2/5/2ww1/b3w w - 0,0 8 | 0/* | 5 | a5xc5,a1 c4-d4 c5-c4 b4-b5 c4xe4,b5 | 3 | 9 | 5553334200
standard | bb2b/2bbw/www1w/ww1bw/1wwww w - 0,0 1 | 0/* | 5 | c3xc5,b5 d2-d3 e4xc4,d3 a5-a4 a3xa5,e5 | 1 | 9 | 5444222000
standard | bb1wb/b3w/b1wbw/wb3/1w2b b - 0,0 0 | 0/* | 5 | a3xa1,b1 c3-c4 e5xc5,e3 e4-e5 c5xc3,e5 | 3 | 9 | 4543212202
standard | 1w3/b1w1b/1bb2/b2w1/1bbwb b - 0,0 7 | 0/* | 5 | c3xc5,b5 d2-d3 c1-c2 d1-d2 c2xe2,d3 | 1 | 9 | 5545232111
standard | b1b1w/wb1b1/5/ww1b1/2b2 b - 0,0 7 | 0/* | 5 | a5xa3,a2 e5-e4 a3-a2 b2-b3 b4xb2,e4 | 1 | 9 | 5454041320
standard | wb3/2w2/b4/bb1bb/bb3 b - 0,0 1 | 0/* | 7 | b5-c5 c4-b4 b2-b3 b4-b5 c5-d5 a5-a4 a3xa5,b5 | 1 | 11 | 5344232100
standard | bbb1b/ww1b1/ww3/w2w1/2bbb b - 0,0 1 | 0/* | 5 | d1xd3,a2 a3-a2 a5xa3,a2 b3-b2 b5xb3,b2 | 3 | 9 | 5555552320
standard | b1bb1/b4/2wwb/1ww1b/b2b1 b - 0,0 11 | 0/* | 5 | a4-b4 c3-b3 e3xc3,b3 b2-b3 c3xc1,b3 | 3 | 9 | 4555253310
standard | bb1wb/w3w/5/b2b1/bww1w b - 0,0 2 | 0/* | 5 | a5xa3,e1 e4-e3 e5xc5,e3 b1-b2 a2xc2,c1 | 3 | 9 | 4445345433
standard | w1bb1/5/w1ww1/3w1/w4 w - 0,0 15 | 0/* | 5 | d3-d4 d5-e5 d4-d5 c5-c4 c3xc5,e5 | 3 | 9 | 3445554453
standard | 1w2b/2w1b/b1wbb/1w3/1bb1b b - 0,0 1 | 0/* | 5 | b1xb3,b5 c4-c5 b3-b4 c3-c4 b4xd4,c5 | 1 | 9 | 4554143541
standard | b2bb/1w1b1/2w2/1w3/bbbwb b - 0,0 1 | 0/* | 5 | b1xb3,c3 b4xb2,a1 c1-b1 d1-d2 b1xb3,d2 | 3 | 9 | 5554544311
standard | 1w2b/1bb2/bb3/1b1wb/1ww1b b - 0,0 1 | 0/* | 5 | e2xc2,b5 b1-a1 b2-b1 a1-a2 a3xa1,c1 | 1 | 9 | 5524452350
standard | 1bww1/1wwb1/3bb/bw3/bb1wb b - 0,0 0 | 0/* | 5 | a2xc2,c5 d1-d2 d3xd1,d5 c4-c5 b5xb3,c5 | 1 | 9 | 5545445423
standard | b1ww1/w2w1/5/5/1b1ww w - 0,0 0 | 0/* | 5 | a4-a3 b1-b2 d1-c1 b2-b3 a3xc3,a5 | 1 | 9 | 5545223312
standard | 2wbw/1b3/2b2/b2w1/w1ww1 w - 0,0 1 | 0/* | 5 | a1xa3,d5 b4-b3 c1-c2 b3-b4 c2xc4,b4 | 1 | 9 | 5555431520
standard | 1w2w/3bw/2b2/1b1b1/3w1 w - 0,0 2 | 0/* | 5 | e4xc4,b2 c3-d3 c4-d4 d3xd5,d1 e5xc5,d2 | 3 | 9 | 3545344341
standard | w1w1w/5/1b2w/b4/ww1bb w - 0,0 2 | 0/* | 5 | a1xa3,d1 b3-c3 b1-c1 e1-e2 e3xe1,c3 | 3 | 9 | 5445345410
standard | w3b/2w1b/b3w/b1b1b/www2 w - 0,0 1 | 0/* | 5 | c1xc3,e5 a3-a4 a1xa3,a4 e4-e5 e3xe1,e5 | 1 | 9 | 5554453432
standard | bww1w/w1b1w/1b2w/4b/2w1w w - 0,0 1 | 0/* | 5 | c5xc3,a5 b3-b2 e3-d3 b2-b3 e1xe3,b3 | 1 | 9 | 5535352301
standard | 2wb1/1w1w1/bb2w/bb3/4b b - 0,0 0 | 0/* | 5 | d5xb5,e3 d4-d5 b3-c3 b4-b3 b2xb4,d5 | 3 | 9 | 5555555521
standard | 4w/1b1b1/2w1b/2w2/ww1bw w - 0,0 3 | 0/* | 5 | c3-c4 d1-d2 c2xe2,e3 b4-b5 c4xe4,b5 | 1 | 9 | 5545553540
standard | 3b1/2w1b/5/1bb1b/wbb1b b - 0,0 11 | 0/* | 5 | b2-b3 a1-a2 d5-c5 a2-a3 c5xc3,a3 | 1 | 9 | 4555354230
standard | b2w1/b4/1ww2/bw3/wbwww w - 0,0 0 | 0/* | 5 | a1xa3,a4 b1-a1 d5-c5 a1-a2 a3xa1,a5 | 1 | 9 | 5454333411
standard | w4/b2b1/w1w1w/2w1w/5 w - 0,0 0 | 0/* | 5 | a3-a2 a4-b4 c3-c4 b4-b5 c4xe4,b5 | 1 | 9 | 5554424211
standard | 2ww1/1b2b/b1b2/w2w1/w1w2 w - 0,0 1 | 0/* | 5 | a2xa4,e4 b4-b3 a1-b1 b3-b4 a4xc4,c3 | 1 | 9 | 5544241421
standard | w1w2/w4/2w2/b1ww1/1b3 w - 0,0 9 | 0/* | 5 | d2-d1 b1-b2 a4-a3 b2-b3 a3xa1,b3 | 1 | 9 | 4545454302
standard | 2bb1/3b1/3ww/2w2/bb1wb b - 0,0 1 | 0/* | 5 | e1xc1,e3 c2-d2 c1-c2 d2-d1 d4xd2,d1 | 1 | 9 | 5444234231
standard | 1wwwb/2w1b/bw3/5/bbw1b b - 0,0 0 | 0/* | 5 | a3xc3,c4 c1-c2 c3xc1,b5 c5-c4 e5xc5,c4 | 3 | 9 | 5535442310
standard | 1wwbb/1b2b/w4/wbwb1/4w w - 0,0 1 | 0/* | 5 | c2xe2,e5 b2-c2 c5xe5,c2 b4-b3 e5xe3,b3 | 3 | 9 | 5535345531
standard | w2b1/2b1b/2b2/1bbw1/1wbbw b - 0,0 1 | 0/* | 5 | c1xa1,e1 d2-e2 d1-e1 e2-e3 e4xe2,a5 | 3 | 9 | 5355451320
standard | b4/w1b1w/b3w/www1b/w1w2 w - 0,0 3 | 0/* | 5 | e3xe1,c4 a5-b5 a4-a5 a3-a4 a5xa3,b5 | 3 | 9 | 5545342510
standard | 1bbb1/2b1w/wb2b/b3w/bwww1 b - 0,0 0 | 0/* | 5 | a2xa4,d1 b1-b2 b3xb1,c1 e4-e5 e3xe1,e5 | 3 | 9 | 5455544334
standard | bbb2/1bw2/w3b/1w3/1b1w1 b - 0,0 0 | 0/* | 5 | c5xc3,d1 b2-a2 b4-a4 a2-a1 a4xa2,a1 | 1 | 9 | 5553544232
standard | 1b1ww/b4/1ww2/5/w3w w - 0,0 3 | 0/* | 5 | a1-a2 a4-a5 a2-a3 a5-a4 a3xa5,b5 | 1 | 9 | 5345435542
standard | 2ww1/1wb1b/5/ww1b1/1b1w1 w - 0,0 0 | 0/* | 5 | c5xc3,e4 d2-e2 a2-a1 e2-e3 a1xc1,e3 | 1 | 9 | 5553452543
standard | bbw1w/b3b/3w1/b1bb1/1bwbb b - 0,0 3 | 0/* | 5 | b5xd5,e5 c1xc3,d2 e4-e3 c3-c4 e3xc3,c4 | 1 | 9 | 5545444442
standard | wbb1b/1b1wb/b3w/5/4w b - 0,0 6 | 0/* | 5 | e4xe2,e1 d4-d5 b4-c4 a5-a4 a3xa5,d5 | 1 | 9 | 5355243331
standard | b1b1w/bb3/5/1w3/2bb1 b - 0,0 5 | 0/* | 5 | a4-a3 e5-e4 a3-a2 b2-b3 b4xb2,e4 | 1 | 9 | 5534354441
standard | 1b1w1/3b1/1w1b1/w2w1/wwwbw w - 0,0 5 | 0/* | 5 | c1-c2 d4-e4 d2xd4,e4 d1-d2 c2xe2,b5 | 3 | 9 | 5555444120
standard | bww2/b3w/b4/b1w1b/1b3 b - 0,0 5 | 0/* | 7 | a3-b3 c5-d5 a5xc5,d5 e4-e5 b1-c1 c2-c3 b3xd3,e5 | 2 | 11 | 5555544542
standard | b1w1b/w4/b2w1/2w1w/b1www w - 0,0 2 | 0/* | 7 | a4xa2,a1 a5-a4 e2-e3 a4-a5 a2-a3 a5-a4 a3xa5,e5 | 1 | 11 | 5545332211
standard | 1w3/2b2/3b1/2w2/www1w w - 0,0 3 | 0/* | 7 | e1-e2 d3-d4 b5-c5 c4-b4 c5-c4 b4-b5 c4xe4,b5 | 2 | 11 | 5555545455
standard | b2bb/b1b1b/b4/5/ww2b b - 0,0 21 | 0/* | 7 | e1-d1 b1-b2 c4-c3 b2-b3 c3-c2 a1-a2 a3xa1,b3 | 1 | 11 | 5555443444
standard | w1www/w1www/2w1w/2b1b/1b2b w - 0,0 1 | 0/* | 7 | c3xc1,b1 e2-d2 d4-d3 d2xd4,d5 c5-b5 e1-e2 e3xe1,d4 | 1 | 11 | 5555334311
standard | bw1w1/1w3/b2b1/b4/3w1 b - 0,0 4 | 0/* | 7 | a5xc5,d5 d1-e1 d3-d4 e1-e2 c5-b5 e2-e3 b5xb3,e3 | 1 | 11 | 5455342320
standard | 4w/w1b2/5/1b2w/2w2 w - 0,0 17 | 0/* | 7 | a4-a3 c4-c5 e2-d2 c5-c4 c1-b1 b2-b3 a3xc3,c4 | 1 | 11 | 4343545533
standard | 2b2/3b1/w4/2bbw/1ww2 w - 0,0 7 | 0/* | 7 | c1xc3,c5 d2-d1 e2-e1 d1-d2 c3-d3 d4-d5 d3xd1,d5 | 2 | 11 | 5453331321
standard | b1bb1/wbb1w/wbbbw/w4/w1bb1 b - 0,0 3 | 0/* | 7 | d5-e5 e3-e2 e5xe3,e2 a1-b1 c1xa1,a2 a3-a2 a1xa3,a4 | 1 | 11 | 4554322120
standard | 4w/2w2/5/2w2/1w1bb w - 0,0 7 | 0/* | 7 | c4-d4 e1-e2 d4-e4 d1-d2 e4-e3 d2-d3 e3xe1,d3 | 4 | 11 | 5535545554
standard | 2ww1/2b1b/w3b/ww2b/4w w - 0,0 1 | 0/* | 7 | c5xc3,e4 e2-d2 a3-b3 d2-d3 b2-c2 d3-d4 d5xd3,e3 | 1 | 11 | 5545454443
standard | b1bb1/1b2w/5/bbbbw/5 b - 0,0 9 | 0/* | 7 | d5-e5 e4-e3 c2-c3 e2-e1 d2-e2 e3-e4 e5xe3,e1 | 1 | 11 | 5444344310
standard | 5/1w2b/1wwb1/1ww2/wb2b w - 0,0 3 | 0/* | 7 | c3xe3,e4 b1-c1 b2-b1 c1xc3,b3 b1-c1 e1-e2 e3xe1,c3 | 1 | 11 | 5554255231
standard | b2w1/4b/1b3/4w/w1bw1 b - 0,0 1 | 0/* | 7 | c1xe1,a1 e2-d2 e4-e5 d5-d4 b3-c3 d2-d3 c3xe3,d4 | 1 | 11 | 5441342221
standard | 2w2/wb2b/5/1b1b1/w2w1 w - 0,0 0 | 0/* | 7 | d1xd3,e4 b4-b3 a4-a3 b3-b4 a3-b3 b4-b5 b3xb1,b5 | 1 | 11 | 5554143221
standard | 1www1/4b/5/1b2w/3ww w - 0,0 3 | 0/* | 7 | d5-e5 e4-d4 d1-d2 b2-b3 e5-e4 b3-b4 b5xb3,d4 | 1 | 11 | 5543244304
standard | 5/2w1b/5/b2w1/1bb2 b - 0,0 1 | 0/* | 7 | e4-e3 c4-c5 b1-b2 c5-c4 c1-d1 d2-d3 e3xc3,c4 | 1 | 11 | 5555555454
standard | w2w1/w4/1b2b/w4/1ww2 w - 0,0 3 | 0/* | 7 | c1-c2 b3-a3 a2-b2 a3-a2 b1-a1 a2-a3 a4xa2,e3 | 1 | 11 | 4545555554
standard | w1bww/b4/5/1b3/b2w1 w - 0,0 0 | 0/* | 7 | a5xa3,b2 c5-c4 d1-c1 c4-c3 d5-d4 a1-a2 a3xa1,c3 | 1 | 11 | 5555355535
standard | 4b/b1w2/b4/2b2/4w b - 0,0 5 | 0/* | 7 | e5-d5 e1-e2 a3-b3 e2-e3 b3-b4 e3-e4 b4xd4,e4 | 2 | 11 | 4455444524
standard | 1w1bb/w4/1b3/w2w1/b2bb b - 0,0 4 | 0/* | 7 | a1xa3,a4 d2-d3 e1-e2 b5-a5 e2-e3 d3-d4 d5xd3,a5 | 1 | 11 | 5544435535
standard | w3w/3w1/1w2w/4b/2b1w w - 0,0 24 | 0/* | 7 | e3-d3 e2-e3 d3-d2 c1-b1 d2-e2 b1-b2 e2xe4,b2 | 1 | 11 | 4554453433
standard | 2w2/1b3/5/w1w2/2w1b w - 0,0 22 | 0/* | 7 | a2-a3 e1-e2 c2-b2 e2-e3 a3-a4 e3-e4 a4xc4,e4 | 1 | 11 | 5354333433
standard | bbb2/2b2/2b1w/3b1/1w1bb b - 0,0 1 | 0/* | 7 | c5-d5 e3-e4 d5-e5 e4-e3 d2-e2 b1-b2 e2xe4,b2 | 2 | 11 | 5555555545
standard | b2w1/w2w1/5/bb1wb/bb3 b - 0,0 4 | 0/* | 7 | e2xc2,d5 a4-b4 c2-c3 d4-d5 b2-b3 b4-b5 a5xc5,d5 | 1 | 11 | 4534444523
standard | 3ww/w1b2/w4/5/b4 w - 0,0 0 | 0/* | 7 | a3-b3 a1-a2 e5-e4 a2-a1 d5-c5 a1-a2 c5xc3,a2 | 2 | 11 | 5555444323
standard | w3w/2b2/4b/1bb2/1b1b1 b - 0,0 1 | 0/* | 7 | c4-c5 a5-a4 b2-a2 a4-a5 a2-a3 a5-a4 a3xa5,e5 | 1 | 11 | 5355335453
standard | 1b2w/1b2b/1w1wb/5/1w3 b - 0,0 0 | 0/* | 9 | b4xb2,b1 d3-d2 b2-b1 d2-d1 b5-c5 d1-d2 b1-c1 d2-d3 e3xc3,e5 | 1 | 13 | 5433224110
standard | b4/3w1/1b2w/w4/w1w1w w - 0,0 29 | 0/* | 9 | d4-c4 a5-a4 e3-e4 a4-a5 a2-a3 b3-b2 a1-a2 b2-b3 a3xc3,a5 | 1 | 13 | 5555555535
standard | w4/w3w/5/4b/b2w1 w - 0,0 2 | 0/* | 9 | d1-c1 a1-a2 a5-b5 a2-a1 a4-a3 e2-e1 e4-e3 a1-a2 a3xa1,e1 | 1 | 13 | 3454554541
standard | b2w1/5/3b1/b4/bbb1w b - 0,0 10 | 0/* | 9 | d3-e3 d5-d4 b1-b2 d4-d5 a5-b5 d5-d4 b5-c5 e1-e2 e3xe1,d4 | 1 | 13 | 5554544442
standard | bb3/3b1/1w3/2w2/3b1 b - 0,0 2 | 0/* | 9 | a5-a4 b3-b2 d1-c1 c2-c3 a4-a3 b2-b3 a3-a2 b3-b4 b5xb3,c3 | 3 | 13 | 5454535533
standard | w4/2b2/w2b1/1w2w/ww3 w - 0,0 19 | 0/* | 9 | a5-b5 d3-d4 b5-c5 c4-c3 e2-e3 d4-d3 b2-b3 c3-c4 c5xc3,d3 | 2 | 13 | 5455535453
standard | 4b/1w1w1/b4/b3b/5 b - 0,0 3 | 0/* | 9 | e5-d5 d4-c4 d5-c5 c4-c3 a2-b2 c3-d3 a3-a4 d3-d4 a4xc4,d4 | 2 | 13 | 5524444424
standard | bw3/2b2/1w3/2ww1/5 w - 0,0 1 | 0/* | 9 | b5-c5 c4-d4 b3-a3 d4-e4 d2-e2 e4-e5 e2-e3 a5-a4 a3xa5,e5 | 1 | 13 | 5534222110
standard | 1bb2/w4/4b/5/1b2w b - 0,0 7 | 0/* | 9 | b5-a5 a4-a3 b1-c1 a3-a2 a5-a4 a2-a1 a4-a3 a1-a2 a3xa1,e1 | 2 | 13 | 5454445343
standard | 1b2w/5/w4/1b1w1/5 w - 0,0 14 | 0/* | 9 | e5-d5 b2-b1 d2-d1 b1-b2 d1-c1 b5-b4 a3-b3 b4-b5 b3xb1,b5 | 2 | 13 | 5554344355
`;
